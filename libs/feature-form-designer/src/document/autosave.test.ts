import { answer, fakeNet, refusal } from '@atrium/core-net'
import { aField, aForm, aFormSchema, saveDraft } from '@atrium/domain-forms'
import { describe, expect, it } from 'vitest'
import { autosaveOf } from './autosave'
import { openDesigner } from './designer-document'
import { isUnsaved } from './draft-state'

const name = aField('text', { id: 'f_name00', label: 'Name' })
const opened = () => openDesigner(aForm({ draft: aFormSchema([name]), draftRevision: 3 }))
const rename = (label: string) => ({ kind: 'change-field', field: { ...name, label } }) as const
const saved = answer(saveDraft, ({ formId, revision }) => ({
  id: formId,
  draftRevision: revision + 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
}))

describe('a draft', () => {
  it('that somebody else changed is not overwritten', async () => {
    const document = opened()
    const autosave = autosaveOf(fakeNet([refusal(saveDraft, 'draft-changed')]), document)
    document.getState().edit(rename('Mine'))
    expect(await autosave.flush()).toBe(false)
    expect(document.getState().saving).toBe('conflict')
  })

  it('that could not be saved is saved when tried again', async () => {
    const document = opened()
    document.getState().edit(rename('Mine'))
    expect(await autosaveOf(fakeNet([refusal(saveDraft, 'unavailable')]), document).flush()).toBe(
      false,
    )
    expect(document.getState().saving).toBe('failed')
    expect(await autosaveOf(fakeNet([saved]), document).flush()).toBe(true)
  })

  it('is saved once for everything done meanwhile', async () => {
    const document = opened()
    const autosave = autosaveOf(fakeNet([saved]), document)
    document.getState().edit(rename('A'))
    document.getState().edit(rename('B'))
    await Promise.all([autosave.flush(), autosave.flush()])
    expect([isUnsaved(document.getState()), document.getState().revision]).toEqual([false, 4])
  })
})
