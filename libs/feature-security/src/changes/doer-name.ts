import { useMessages } from '@atrium/core-i18n'
import type { AuditRow } from '@atrium/domain-security'
import { auditMessages } from '../messages/audit-messages'

/** Who did what an entry says: the person, somebody in their name, a program of theirs, or nobody. */
export function useDoerName(): (row: Pick<AuditRow, 'person' | 'agent' | 'byToken'>) => string {
  const t = useMessages(auditMessages)
  return ({ person, agent, byToken }) => {
    if (!person) return t('nobody')
    if (agent) return t('agent-for', { agent: agent.name, name: person.name })
    return byToken ? t('by-token', { name: person.name }) : person.name
  }
}
