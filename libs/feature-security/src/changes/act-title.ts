import { useMessages } from '@atrium/core-i18n'
import { actKey, auditAreas, auditWords } from '@atrium/domain-security'

/** What an act is called; one without words is named by where it belongs. */
export function useActTitle(): (act: string) => string {
  const t = useMessages(auditWords)
  return (act) => {
    const key = actKey(act)
    if (key) return t(key)
    const area = auditAreas.find((each) => act.startsWith(`${each}.`))
    return area ? `${t(`area-${area}`)} · ${t('act-other')}` : t('act-other')
  }
}
