import { useMessages } from '@atrium/core-i18n'
import { SubjectField } from '@atrium/core-shell'
import type { Subject } from '@atrium/domain-org'
import { FormField } from '@atrium/ui/form-layout'
import { rolesMessages } from '../messages/roles-messages'

interface MembersFieldProps {
  value: readonly Subject[]
  onChange: (subjects: Subject[]) => void
}

/** Whom a role is given to. */
export function MembersField({ value, onChange }: MembersFieldProps) {
  const t = useMessages(rolesMessages)
  return (
    <FormField label={t('members')} help={t('members-help')}>
      <SubjectField value={value} onChange={onChange} />
    </FormField>
  )
}
