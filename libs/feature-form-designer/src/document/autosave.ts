import { CallError, type Net } from '@atrium/core-net'
import { saveDraft } from '@atrium/domain-forms'
import type { DesignerDocument } from './designer-document'
import { draftOf, isUnsaved } from './draft-state'

/** How long the designer rests before its work is saved, in milliseconds. */
const restMillis = 800

/** How long a save that failed waits before it is tried again, in milliseconds. */
const retryMillis = 10_000

/** Saves what the designer does, shortly after each change and one save at a time. */
export interface Autosave {
  /** Listens to the document until stopped. */
  start(): void
  /** Saves now what is not saved, and answers whether everything is. */
  flush(): Promise<boolean>
  stop(): void
}

/** Makes what saves a document's draft. */
export function autosaveOf(net: Net, document: DesignerDocument): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let stopListening: (() => void) | null = null

  function saveIn(millis: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), millis)
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    while (running) await running
    if (!isUnsaved(document.getState()) || document.getState().saving === 'conflict') return
    running = saveOnce().finally(() => {
      running = null
    })
    await running
  }

  async function saveOnce(): Promise<void> {
    const state = document.getState()
    const schema = draftOf(state)
    const { form, revision } = state
    state.saveStarted()
    try {
      const saved = await net.call(saveDraft, { formId: form.id, revision, schema })
      state.saveSucceeded(schema, saved.draftRevision)
    } catch (error) {
      const conflict = error instanceof CallError && error.code === 'draft-changed'
      state.saveFailed(conflict ? 'conflict' : 'failed')
      if (!conflict && stopListening) saveIn(retryMillis)
    }
  }

  return {
    start() {
      stopListening?.()
      stopListening = document.subscribe((state, before) => {
        if (draftOf(state) !== draftOf(before) && isUnsaved(state)) saveIn(restMillis)
      })
    },
    async flush() {
      await save()
      return !isUnsaved(document.getState())
    },
    stop() {
      clearTimeout(timer)
      stopListening?.()
      stopListening = null
    },
  }
}
