import { createMessenger, type Messenger } from '@atrium/core-messaging'
import { formSchemaSchema } from '@atrium/domain-forms'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useDocument } from '../document/designer-context'
import { draftOf } from '../document/draft-state'
import { randomBytes } from '../document/random-bytes'

/** What the designer tells a preview in another window: the form as it stands on the canvas. */
const liveDraftSchema = z.object({ name: z.string(), schema: formSchemaSchema })

export type LiveDraft = z.infer<typeof liveDraftSchema>

/** Long enough for a designer that is being loaded again. */
const patience = 60_000

/** Tells the preview windows of the open form how it stands, whenever that changes. */
export function useToldPreviews(): void {
  const document = useDocument()
  useEffect(() => {
    const { id } = document.getState().form
    const tell = () => {
      const { form, history } = document.getState()
      messenger.send({ name: form.name, schema: draftOf({ history }) })
    }
    const messenger = createMessenger({ id: designerName(id), onPeers: tell })
    const forget = document.subscribe((state, last) => {
      if (draftOf(state) !== draftOf(last) || state.form.name !== last.form.name) tell()
    })
    return () => {
      forget()
      messenger.close()
    }
  }, [document])
}

/** The draft as the designer that opened this window has it; null without one, or when it was left. */
export function useLiveDraft(formId: string): LiveDraft | null {
  const [live, setLive] = useState<LiveDraft | null>(null)
  useEffect(() => {
    const designer = window.opener as Window | null
    if (!designer) return undefined
    const shake = (messenger: Messenger) =>
      messenger.connect(designer, { targetId: designerName(formId), within: patience })
    const messenger: Messenger = createMessenger({
      id: `form-preview:${randomBytes(8).join('-')}`,
      onData(data) {
        // A draft in the middle of an edit may be no form; the last one that was stays.
        const draft = liveDraftSchema.safeParse(data).data
        if (draft) setLive(draft)
      },
      onPeers(ids) {
        if (ids.length > 0) return
        setLive(null)
        void shake(messenger)
      },
    })
    void shake(messenger)
    return () => messenger.close()
  }, [formId])
  return live
}

function designerName(formId: string): string {
  return `form-designer:${formId}`
}
