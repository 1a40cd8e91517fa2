import { useErrorText, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { useUnsavedChanges } from '@atrium/core-routing'
import { recordStep, redo, startHistory, undo } from '@atrium/domain-core'
import {
  changeNavigation,
  getNavigation,
  getOwnNavigation,
  listNavigations,
  type Navigation,
  type NavigationDraft,
  publishNavigation,
} from '@atrium/domain-navigation'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { designMessages } from '../messages/design-messages'

const stales = { stales: [listNavigations, getNavigation, getOwnNavigation] }

/** A navigation while it is designed: its steps, whether they are saved, and publishing them. */
export function useDesign(first: Navigation) {
  const t = useMessages(designMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [saved, setSaved] = useState(first)
  const [kept, setKept] = useState<NavigationDraft>(() => draftOf(first))
  const [history, setHistory] = useState(() => startHistory(kept))
  const saving = useMutation(write(changeNavigation, stales))
  const publishing = useMutation(write(publishNavigation, stales))
  const draft = history.present
  const isSaved = draft === kept
  useUnsavedChanges(!isSaved)
  const onError = (error: unknown) => toast({ tone: 'danger', text: errorText(error) })

  /** Answers the revision that is kept, or null where it was refused. */
  async function save(): Promise<number | null> {
    if (isSaved) return saved.revision
    const asked = { navigationId: saved.id, revision: saved.revision, ...draft }
    const next = await saving.mutateAsync(asked).catch(onError)
    if (!next) return null
    setSaved(next)
    setKept(draft)
    return next.revision
  }

  async function publish(): Promise<void> {
    const revision = await save()
    if (revision === null) return
    const asked = { navigationId: saved.id, revision }
    const next = await publishing.mutateAsync(asked).catch(onError)
    if (!next) return
    setSaved(next)
    toast({ tone: 'success', text: t('published-done') })
  }

  return {
    draft,
    saved,
    isSaved,
    isSaving: saving.isPending,
    isPublishing: publishing.isPending,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    /** Steps of the same key that follow each other are one. */
    change: (part: Partial<NavigationDraft>, key: string | null = null) =>
      setHistory((before) => recordStep(before, { ...before.present, ...part }, key)),
    save: () => void save(),
    publish: () => void publish(),
  }
}

function draftOf({ name, audience, entries }: Navigation): NavigationDraft {
  return { name, audience, entries }
}
