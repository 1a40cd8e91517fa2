import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { useUnsavedChanges } from '@atrium/core-routing'
import type { SignOnSettings } from '@atrium/domain-auth'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { FormLayout, SubmitBar } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PeopleFields } from './people-fields'
import { ProviderFields } from './provider-fields'
import { signOnChange } from './sign-on-data'
import { draftOf, type ReadDraft, readDraft, type SignOnDraft } from './sign-on-draft'
import { signOnMessages } from './sign-on-messages'
import { UseFields } from './use-fields'

export interface FieldsProps {
  readonly draft: SignOnDraft
  /** What is not right yet, once the person has tried to save. */
  readonly read: ReadDraft
  readonly errorOf: (place: string) => string | undefined
  readonly onChange: (part: Partial<SignOnDraft>) => void
}

/** The provider, whom it speaks for, and whether it is used; the secret goes in and never comes out. */
export function SignOnForm({ settings }: { readonly settings: SignOnSettings }) {
  const t = useMessages(signOnMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const [draft, setDraft] = useState(() => draftOf(settings.config))
  const [secret, setSecret] = useState('')
  const [tried, setTried] = useState(false)
  const save = useMutation({
    ...signOnChange,
    onSuccess() {
      setSecret('')
      toast({ text: t('saved'), tone: 'success' })
    },
  })
  const read = readDraft(draft)
  const { config, faults } = read
  const before = JSON.stringify(draftOf(settings.config))
  const isDirty = JSON.stringify(draft) !== before || secret !== ''
  useUnsavedChanges(isDirty && !save.isSuccess)
  const lacksSecret = secret.trim() === '' && !settings.hasSecret
  const isRefusedDomain = isCallError(save.error, 'domain-not-yours', 'domain-taken')

  function errorOf(place: string): string | undefined {
    const fault = tried ? faults.get(place) : undefined
    if (place === 'domains' && isRefusedDomain) return errorText(save.error)
    return fault && t(fault)
  }

  function change(part: Partial<SignOnDraft>) {
    save.reset()
    setDraft((present) => ({ ...present, ...part }))
  }

  async function submit() {
    setTried(true)
    if (!config || lacksSecret || save.isPending) return
    const isStricter = config.required && !settings.config?.required
    if (isStricter && !(await ask(config.name))) return
    save.mutate({ config, ...(secret.trim() !== '' && { secret }) })
  }

  function ask(name: string) {
    return confirm({
      act: t('ask-required'),
      thing: t('ask-required-thing'),
      consequence: t('ask-required-about', { name }),
    })
  }

  const fields: FieldsProps = { draft, read, errorOf, onChange: change }
  return (
    <>
      <FormLayout label={t('title')} onSubmit={() => void submit()}>
        {settings.redirectUri === null && <Notice tone="warning">{t('no-address')}</Notice>}
        {save.error && !isRefusedDomain && <Notice tone="danger">{errorText(save.error)}</Notice>}
        <ProviderFields
          {...fields}
          settings={settings}
          secret={secret}
          secretError={tried && lacksSecret ? t('missing') : undefined}
          onSecret={(next) => {
            save.reset()
            setSecret(next)
          }}
        />
        <PeopleFields {...fields} />
        <UseFields {...fields} redirectUri={settings.redirectUri} />
        <SubmitBar note={isDirty ? t('unsaved') : undefined}>
          <Button type="submit" kind="primary" loading={save.isPending} disabled={!isDirty}>
            {t('save')}
          </Button>
          <Button
            disabled={!isDirty}
            onClick={() => {
              change(draftOf(settings.config))
              setSecret('')
              setTried(false)
            }}
          >
            {t('discard')}
          </Button>
        </SubmitBar>
      </FormLayout>
      {dialog}
    </>
  )
}
