import { useMessages } from '@atrium/core-i18n'
import { signOnMatches } from '@atrium/domain-auth'
import { Card } from '@atrium/ui/card'
import { FormField, FormSection } from '@atrium/ui/form-layout'
import { RadioGroup } from '@atrium/ui/radio-group'
import { TextArea } from '@atrium/ui/text-area'
import { TextInput } from '@atrium/ui/text-input'
import type { FieldsProps } from './sign-on-form'
import { signOnMessages } from './sign-on-messages'

const newcomers = ['refuse', 'create'] as const

/** Whom the provider speaks for, and how they are found here. */
export function PeopleFields({ draft, read, errorOf, onChange }: FieldsProps) {
  const t = useMessages(signOnMessages)
  const { match, claims } = draft
  const claim = (name: keyof typeof claims) => ({
    value: claims[name],
    maxLength: 100,
    onChange: (value: string) => onChange({ claims: { ...claims, [name]: value } }),
  })
  return (
    <Card title={t('people')} note={t('people-about')}>
      <FormSection>
        <FormField label={t('match')} group>
          <RadioGroup
            direction="column"
            value={match}
            onChange={(next) => onChange({ match: next })}
            options={signOnMatches.map((value) => ({
              value,
              label: t(`match-${value}`),
              description: t(`match-${value}-about`),
            }))}
          />
        </FormField>
        {match === 'subject' ? (
          <FormField
            label={t('claim-subject')}
            help={t('claim-subject-help')}
            error={errorOf('claims.subject')}
          >
            <TextInput mono {...claim('subject')} />
          </FormField>
        ) : (
          <FormField label={t('claim-email')} error={errorOf('claims.email')}>
            <TextInput mono {...claim('email')} />
          </FormField>
        )}
        <FormField label={t('claim-name')} error={errorOf('claims.name')}>
          <TextInput mono {...claim('name')} />
        </FormField>
        <FormField
          label={t('domains')}
          required
          help={t('domains-help')}
          error={
            read.wrongDomains.length > 0
              ? t('domains-malformed', { lines: read.wrongDomains.join(', ') })
              : errorOf('domains')
          }
        >
          <TextArea
            mono
            rows={3}
            placeholder={t('domains-example')}
            value={draft.domains}
            onChange={(domains) => onChange({ domains })}
          />
        </FormField>
        <FormField label={t('newcomers')} group>
          <RadioGroup
            direction="column"
            value={draft.newcomers}
            onChange={(next) => onChange({ newcomers: next })}
            options={newcomers.map((value) => ({
              value,
              label: t(`newcomers-${value}`),
              description: t(`newcomers-${value}-about`),
            }))}
          />
        </FormField>
      </FormSection>
    </Card>
  )
}
