import { useMessages } from '@atrium/core-i18n'
import { changeMessages } from '../messages/change-messages'

type FieldKey = Extract<keyof (typeof changeMessages)['en'], `field-${string}`>

/** What a field of a change is called; one that has no words keeps its own. */
export function useFieldName(nameOf: (id: string) => string | null): (field: string) => string {
  const t = useMessages(changeMessages)
  return (field) => {
    const key = `field-${field}`
    return isKey(key) ? t(key) : (nameOf(field) ?? field)
  }
}

function isKey(key: string): key is FieldKey {
  return Object.hasOwn(changeMessages.en, key)
}
