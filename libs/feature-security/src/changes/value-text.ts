import { useFormats, useMessages } from '@atrium/core-i18n'
import { roles } from '@atrium/domain-core'
import { actKey, auditWords } from '@atrium/domain-security'
import { changeMessages } from '../messages/change-messages'
import { isId } from './use-names'

/** Says a value of a change in words. */
export function useValueText(nameOf: (id: string) => string | null): (value: unknown) => string {
  const t = useMessages(changeMessages)
  const words = useMessages(auditWords)
  const formats = useFormats()
  return function text(value: unknown): string {
    if (value === null || value === undefined || value === '') return t('empty')
    if (typeof value === 'boolean') return value ? t('yes') : t('no')
    if (typeof value === 'number') return formats.number(value)
    if (typeof value === 'string') return wordFor(value)
    if (Array.isArray(value)) {
      return value.length === 0 ? t('empty') : formats.list(value.map(text))
    }
    if (typeof value !== 'object') return ''
    return Object.entries(value)
      .map(([key, each]) => `${isId(key) ? named(key) : key}: ${text(each)}`)
      .join('; ')
  }

  function wordFor(value: string): string {
    if (isId(value)) return named(value)
    const role = roles.find((each) => each === value)
    if (role) return words(`role-${role}`)
    const act = actKey(value)
    if (act) return words(act)
    const word = known.find((each) => each === value)
    return word ? t(`value-${word}`) : value
  }

  function named(value: string): string {
    return nameOf(value) ?? t('unknown')
  }
}

const known = [
  'active',
  'nobody',
  'administrators',
  'everybody',
  'low',
  'medium',
  'high',
  'suspended',
  'left',
  'invited',
  'member',
  'role',
  'permission',
  'policy',
] as const
