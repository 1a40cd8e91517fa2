import { useErrorText, useMessages } from '@atrium/core-i18n'
import type { QuietHours } from '@atrium/domain-subscription'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { TimePicker } from '@atrium/ui/date-picker'
import { FormField } from '@atrium/ui/form-layout'
import { Switch } from '@atrium/ui/switch'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingRow } from '../cards/setting-row'
import { quietChange } from '../data/subscription-queries'
import { pushMessages } from '../messages/push-messages'
import styles from './push.module.css'

interface QuietCardProps {
  readonly quiet: QuietHours | null
}

/** When nothing disturbs; what is chosen is in force at once. */
export function QuietCard({ quiet }: QuietCardProps) {
  const t = useMessages(pushMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const saving = useMutation(quietChange)
  const shown = saving.isPending ? saving.variables.quiet : quiet

  function set(next: QuietHours | null) {
    const onError = (error: unknown) => toast({ text: errorText(error), tone: 'danger' })
    saving.mutate({ quiet: next }, { onError })
  }

  return (
    <Card title={t('quiet')}>
      <SettingRow title={t('quiet-on')} about={t('quiet-about')}>
        <Switch
          label={t('quiet-on')}
          value={shown !== null}
          onChange={(on) => set(on ? { from: '22:00', to: '07:00', timeZone: ownZone() } : null)}
        />
      </SettingRow>
      {shown && <Hours quiet={shown} onChange={set} />}
    </Card>
  )
}

interface HoursProps {
  readonly quiet: QuietHours
  readonly onChange: (quiet: QuietHours) => void
}

function Hours({ quiet, onChange }: HoursProps) {
  const t = useMessages(pushMessages)
  const [same, setSame] = useState(false)
  const { from, to, timeZone: zone } = quiet
  const own = ownZone()

  function change(part: Partial<Pick<QuietHours, 'from' | 'to'>>) {
    const next = { ...quiet, ...part }
    setSame(next.from === next.to)
    if (next.from !== next.to) onChange(next)
  }

  return (
    <div className={styles['hours']}>
      <FormField label={t('from')}>
        <TimePicker value={from} onChange={(time) => time !== null && change({ from: time })} />
      </FormField>
      <FormField
        label={t('to')}
        error={same ? t('same-times') : undefined}
        {...(to < from ? { help: t('over-night', { to }) } : {})}
      >
        <TimePicker value={to} onChange={(time) => time !== null && change({ to: time })} />
      </FormField>
      <p className={styles['zone']}>
        {zone === own ? t('zone', { zone }) : t('other-zone', { zone })}
        {zone !== own && (
          <Button size="small" kind="link" onClick={() => onChange({ ...quiet, timeZone: own })}>
            {t('use-own-zone', { zone: own })}
          </Button>
        )}
      </p>
    </div>
  )
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
