import { useErrorText, useMessages } from '@atrium/core-i18n'
import { type AgencyKind, agencyPermissions } from '@atrium/domain-delegation'
import { CheckboxGroup } from '@atrium/ui/checkbox'
import { DateTimePicker } from '@atrium/ui/date-picker'
import { FormField, FormSection } from '@atrium/ui/form-layout'
import { RadioGroup } from '@atrium/ui/radio-group'
import { MultiSelect, Select } from '@atrium/ui/select'
import { agencyMessages } from '../messages/agency-messages'
import type { AgencyField, AgencyInput, AgencyProblems } from './agency-draft'
import { permissionWords } from './use-agency-texts'
import { useAppOptions } from './use-app-options'
import { usePersonOptions } from './use-person-options'

interface AgencyFieldsProps {
  readonly kind: AgencyKind
  readonly input: AgencyInput
  readonly problems: AgencyProblems
  /** Who acts now, also when they are no longer found. */
  readonly agentName: { readonly id: string; readonly name: string } | undefined
  readonly onChange: (part: Partial<AgencyInput>) => void
}

/** Who, for how long, where, and what. */
export function AgencyFields({ kind, input, problems, agentName, onChange }: AgencyFieldsProps) {
  const t = useMessages(agencyMessages)
  const people = usePersonOptions(input.agentId, agentName)
  const problem = useProblemText(problems, kind)
  return (
    <>
      <FormSection>
        <FormField label={t('agent')} required error={problem('agentId')}>
          <Select
            value={input.agentId}
            placeholder={t('agent-placeholder')}
            {...people}
            onChange={(agentId) => onChange({ agentId })}
          />
        </FormField>
        {kind === 'application' && (
          <OneApp input={input} error={problem('scope')} onChange={onChange} />
        )}
      </FormSection>
      <FormSection columns={2}>
        <FormField label={t('starts')} required error={problem('startsAt')}>
          <DateTimePicker value={input.startsAt} onChange={(startsAt) => onChange({ startsAt })} />
        </FormField>
        <FormField
          label={t('ends')}
          required={kind === 'hosting'}
          {...(kind === 'application' ? { help: t('ends-hint') } : {})}
          error={problem('endsAt')}
        >
          <DateTimePicker value={input.endsAt} onChange={(endsAt) => onChange({ endsAt })} />
        </FormField>
      </FormSection>
      <FormSection>
        {kind === 'hosting' && <Scope input={input} error={problem('scope')} onChange={onChange} />}
        <FormField
          label={t('permissions')}
          required
          group
          help={t('permissions-hint')}
          error={problem('permissions')}
        >
          <CheckboxGroup
            value={input.permissions}
            options={agencyPermissions.map((value) => ({
              value,
              label: t(permissionWords[value]),
            }))}
            onChange={(permissions) => onChange({ permissions })}
          />
        </FormField>
      </FormSection>
    </>
  )
}

type PartProps = Pick<AgencyFieldsProps, 'input' | 'onChange'> & {
  readonly error: string | undefined
}

function OneApp({ input, error, onChange }: PartProps) {
  const t = useMessages(agencyMessages)
  const apps = useAppOptions()
  return (
    <FormField label={t('application')} required error={error}>
      <Select
        value={input.appIds[0] ?? null}
        placeholder={t('application-placeholder')}
        {...apps}
        onChange={(id) => onChange({ appIds: id === null ? [] : [id] })}
      />
    </FormField>
  )
}

function Scope({ input, error, onChange }: PartProps) {
  const t = useMessages(agencyMessages)
  const apps = useAppOptions()
  return (
    <>
      <FormField label={t('scope')} required group>
        <RadioGroup
          value={input.reach}
          direction="column"
          options={[
            { value: 'all', label: t('scope-all'), description: t('scope-all-hint') },
            { value: 'apps', label: t('scope-apps') },
          ]}
          onChange={(reach) => onChange({ reach })}
        />
      </FormField>
      {input.reach === 'apps' && (
        <FormField label={t('scope-apps')} required error={error}>
          <MultiSelect
            value={input.appIds}
            placeholder={t('application-placeholder')}
            max={200}
            {...apps}
            onChange={(appIds) => onChange({ appIds })}
          />
        </FormField>
      )}
    </>
  )
}

function useProblemText(problems: AgencyProblems, kind: AgencyKind) {
  const t = useMessages(agencyMessages)
  const errorText = useErrorText()
  const missing: Readonly<Record<AgencyField, string>> = {
    agentId: t('agent-missing'),
    scope: kind === 'application' ? t('application-missing') : t('scope-missing'),
    startsAt: t('starts-missing'),
    endsAt: t('ends-missing'),
    permissions: t('permissions-missing'),
  }
  return (field: AgencyField) => {
    const code = problems[field]
    if (code === undefined) return undefined
    return code === 'missing' ? missing[field] : errorText({ code })
  }
}
