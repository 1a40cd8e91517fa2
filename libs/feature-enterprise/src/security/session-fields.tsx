import { useMessages } from '@atrium/core-i18n'
import { isInNetworks } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { FormField, FormSection } from '@atrium/ui/form-layout'
import { TextArea } from '@atrium/ui/text-area'
import { NumberField } from './number-field'
import { linesOf } from './policy-draft'
import type { FieldsProps } from './policy-form'
import { securityMessages } from './security-messages'

/** How long a session lasts, and how many there may be. */
export function SessionFields({ draft, wrong, onChange }: FieldsProps) {
  const t = useMessages(securityMessages)
  const { session } = draft
  const number = (name: keyof typeof session) => ({
    name,
    value: session[name],
    wrong: wrong.has(`session.${name}`),
    onChange: (value: number | null) => onChange({ session: { ...session, [name]: value } }),
  })
  return (
    <Card title={t('sessions')} note={t('sessions-about')}>
      <FormSection columns={2}>
        <NumberField {...number('idleMinutes')} label={t('idle')} suffix={t('minutes')} />
        <NumberField {...number('absoluteHours')} label={t('absolute')} suffix={t('hours')} />
        <NumberField
          {...number('limit')}
          optional
          label={t('limit')}
          help={t('limit-help')}
          suffix={t('sessions-unit')}
        />
      </FormSection>
    </Card>
  )
}

/** From where the space may be used. */
export function NetworkFields(props: FieldsProps & { readonly ip: string }) {
  const { draft, wrong, onChange, ip } = props
  const t = useMessages(securityMessages)
  const lines = linesOf(draft.networks)
  const malformed = lines.filter((line) => wrong.has(`networks ${line}`))
  const shutsOut = malformed.length === 0 && lines.length > 0 && !isInNetworks(ip, lines)

  function error() {
    if (malformed.length > 0) return t('networks-malformed', { lines: malformed.join(', ') })
    return shutsOut ? t('networks-shut-out', { ip }) : undefined
  }

  return (
    <Card title={t('networks')} note={t('networks-about')}>
      <FormSection>
        <FormField
          label={t('networks-list')}
          help={t('networks-help', { ip })}
          error={error()}
          aside={
            shutsOut && (
              <Button
                kind="link"
                size="small"
                onClick={() => onChange({ networks: [...lines, ip].join('\n') })}
              >
                {t('networks-add-own')}
              </Button>
            )
          }
        >
          <TextArea
            mono
            rows={3}
            placeholder={t('networks-example')}
            value={draft.networks}
            onChange={(networks) => onChange({ networks })}
          />
        </FormField>
      </FormSection>
    </Card>
  )
}
