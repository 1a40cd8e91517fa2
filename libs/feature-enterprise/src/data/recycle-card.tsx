import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { getUsage, recycleDaysSchema, setRecycleDays, type Usage } from '@atrium/domain-enterprise'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useConfirm } from '@atrium/ui/confirm'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { NumberInput } from '@atrium/ui/number-input'
import { Text } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dataMessages } from './data-messages'

const setting = write(setRecycleDays, { stales: [getUsage] })

/** How long what was deleted can be restored. */
export function RecycleCard({ usage }: { readonly usage: Usage }) {
  const t = useMessages(dataMessages)
  const errorText = useErrorText()
  const formats = useFormats()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const [typed, setTyped] = useState<number | null | undefined>(undefined)
  const save = useMutation(setting)
  const { bin, recycleDays } = usage
  const days = typed === undefined ? recycleDays : typed
  const isValid = recycleDaysSchema.safeParse(days).success

  async function submit() {
    if (days === null || !isValid || days === recycleDays) return
    const shorter = {
      act: t('shorten'),
      thing: t('bin'),
      consequence: t('shorten-consequence', { days: formats.number(days) }),
    }
    if (days < recycleDays && !(await confirm(shorter))) return
    save.mutate(
      { days },
      {
        onSuccess() {
          setTyped(undefined)
          toast({ text: t('days-saved'), tone: 'success' })
        },
      },
    )
  }

  return (
    <Card title={t('bin')}>
      <FormLayout width="full" label={t('bin')} onSubmit={() => void submit()}>
        <Text tone="soft">
          {t('bin-holds', {
            applications: formats.number(bin.applications),
            forms: formats.number(bin.forms),
          })}
        </Text>
        {save.error && <Notice tone="danger">{errorText(save.error)}</Notice>}
        <FormField
          label={t('days')}
          help={t('days-help')}
          error={isValid ? undefined : t('days-wrong')}
        >
          <NumberInput value={days} min={1} max={3650} onChange={setTyped} />
        </FormField>
        <div>
          <Button
            type="submit"
            loading={save.isPending}
            disabled={!isValid || days === recycleDays}
          >
            {t('save')}
          </Button>
        </div>
      </FormLayout>
      {dialog}
    </Card>
  )
}
