import { isCallError } from '@atrium/core-net'
import { useState } from 'react'
import { mergeDraft } from './merge-draft'

export interface Dispute<Draft> {
  /** What somebody else saved. */
  readonly now: Draft
  readonly taken: readonly (keyof Draft)[]
  readonly disputed: readonly (keyof Draft)[]
}

/** A form of something that others may change meanwhile: when they did, it goes on from what they saved. */
export function useSharedDraft<Draft extends object>(first: Draft) {
  const [was, setWas] = useState(first)
  const [draft, setDraft] = useState(first)
  const [dispute, setDispute] = useState<Dispute<Draft> | null>(null)
  return {
    /** What a change is sent with, so that the server can tell. */
    was,
    draft,
    dispute,
    change: (part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part })),
    /** Takes a refusal for another's change; any other is left to the form. */
    refused: (error: unknown) => {
      const details = isCallError(error, 'changed-meanwhile') ? error.details : null
      const now = (details as { now?: Draft } | null)?.now
      if (!now) return
      const merged = mergeDraft({ base: was, mine: draft, now })
      setWas(now)
      setDraft(merged.draft)
      setDispute({ now, taken: merged.taken, disputed: merged.disputed })
    },
  }
}
