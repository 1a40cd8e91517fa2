import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { toneOf } from '@atrium/core-net'
import { useUnsavedChanges } from '@atrium/core-routing'
import type { PolicyEffect, SecuritySettings } from '@atrium/domain-auth'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { FormLayout, SubmitBar } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AffectedCard } from './affected-card'
import { AccountFields, PasswordFields } from './password-fields'
import { effectQuery, policyChange } from './policy-data'
import { draftOf, type PolicyDraft, readDraft } from './policy-draft'
import { securityMessages } from './security-messages'
import { NetworkFields, SessionFields } from './session-fields'
import { useEffectWords } from './use-effect-words'

export interface FieldsProps {
  readonly draft: PolicyDraft
  /** Places that are not right yet. */
  readonly wrong: ReadonlySet<string>
  readonly onChange: (part: Partial<PolicyDraft>) => void
}

/** The whole policy; saving says first whom it would send away. */
export function PolicyForm({ settings }: { readonly settings: SecuritySettings }) {
  const t = useMessages(securityMessages)
  const errorText = useErrorText()
  const client = useQueryClient()
  const toast = useToast()
  const formats = useFormats()
  const words = useEffectWords()
  const { confirm, dialog } = useConfirm()
  const [draft, setDraft] = useState(() => draftOf(settings.policy))
  const { policy, wrong } = readDraft(draft)
  const isDirty = policy === null || JSON.stringify(policy) !== JSON.stringify(settings.policy)
  const save = useMutation({
    ...policyChange,
    onSuccess: () => toast({ text: t('saved'), tone: 'success' }),
  })
  useUnsavedChanges(isDirty && !save.isSuccess)
  const fields: FieldsProps = {
    draft,
    wrong,
    onChange: (part) => {
      save.reset()
      setDraft((before) => ({ ...before, ...part }))
    },
  }

  async function submit() {
    if (!policy || save.isPending) return
    const effect = await client.fetchQuery({ ...effectQuery(policy), staleTime: 0 })
    const losses = words.losses(effect)
    const yes = losses.length === 0 || (await ask(effect, losses))
    if (yes) save.mutate({ policy, revision: settings.revision })
  }

  function ask(effect: PolicyEffect, losses: readonly string[]) {
    return confirm({
      act: t('save'),
      thing: t('policy'),
      consequence: (
        <ul>
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
          <li>{t('of-members', { count: formats.number(effect.members) })}</li>
        </ul>
      ),
    })
  }

  return (
    <>
      <FormLayout label={t('title')} onSubmit={() => void submit()}>
        {save.error && <Notice tone={toneOf(save.error)}>{errorText(save.error)}</Notice>}
        <AffectedCard policy={policy} />
        <PasswordFields {...fields} />
        <AccountFields {...fields} />
        <SessionFields {...fields} />
        <NetworkFields {...fields} ip={settings.ip} />
        <SubmitBar note={isDirty ? t('unsaved') : undefined}>
          <Button
            type="submit"
            kind="primary"
            loading={save.isPending}
            disabled={!isDirty || policy === null}
          >
            {t('save')}
          </Button>
          <Button disabled={!isDirty} onClick={() => setDraft(draftOf(settings.policy))}>
            {t('discard')}
          </Button>
        </SubmitBar>
      </FormLayout>
      {dialog}
    </>
  )
}
