import { useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import type { Locale } from '@atrium/domain-core'
import type { ProductText } from '@atrium/domain-languages'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeTextsWrite, textsRead } from '../data/language-data'
import { draftOf, type TextDraft } from '../data/text-draft'
import { languagesMessages } from '../messages/languages-messages'

/** One text is written at a time; what was there when the writing began is checked when it is saved. */
export function useTextEditing(texts: readonly ProductText[]) {
  const t = useMessages(languagesMessages)
  const toast = useToast()
  const client = useQueryClient()
  const [begun, setBegun] = useState<{ draft: TextDraft; was: string | null } | null>(null)
  const { mutate, isPending, error, reset } = useMutation(changeTextsWrite)

  function start(text: ProductText, locale: Locale) {
    reset()
    setBegun({ draft: draftOf(text, locale), was: text.chosen[locale] })
  }

  function cancel() {
    reset()
    setBegun(null)
  }

  function save(said: string | null) {
    if (!begun) return
    const { draft, was } = begun
    const { key, locale } = draft
    const change = { key, locale, text: said, was }
    mutate(
      { changes: [change] },
      {
        onSuccess() {
          setBegun(null)
          const undo = () => mutate({ changes: [{ key, locale, text: was }] })
          const text = said === null ? t('reset-done') : t('saved')
          toast({ text, tone: 'success', action: { label: t('undo'), onClick: undo } })
        },
        onError: (refusal) => void (isCallError(refusal, 'text-changed') && lookAgain(draft)),
      },
    )
  }

  /** The next try stands on what the other person wrote. */
  async function lookAgain({ key, locale }: TextDraft) {
    const fresh = await client.fetchQuery({ ...textsRead, staleTime: 0 })
    const now = fresh.texts.find((text) => text.key === key)
    setBegun((still) => still && { ...still, was: now?.chosen[locale] ?? null })
  }

  const draft = begun?.draft ?? null
  const now = draft && texts.find(({ key }) => key === draft.key)
  return {
    draft,
    isDirty: draft !== null && now !== undefined && now !== null && isOther(draft, now),
    isSaving: isPending,
    error,
    start,
    cancel,
    save,
    write: (text: string) => begun && setBegun({ ...begun, draft: { ...begun.draft, text } }),
  }
}

function isOther({ text, locale }: TextDraft, { original, chosen }: ProductText): boolean {
  return text.trim() !== (chosen[locale] ?? original[locale])
}
