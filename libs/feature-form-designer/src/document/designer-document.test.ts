import { aField, aForm, aFormSchema } from '@atrium/domain-forms'
import { describe, expect, it } from 'vitest'
import { openDesigner } from './designer-document'
import { draftOf, isUnsaved } from './draft-state'

const name = aField('text', { id: 'f_name00', label: 'Name' })
const schema = aFormSchema([name])
const form = aForm({ draft: schema, published: schema, version: 1, draftRevision: 3 })
const opened = () => openDesigner(form)
const renamed = (label: string) => ({ kind: 'change-field', field: { ...name, label } }) as const

describe('an open form', () => {
  it('says why an act is refused and stays as it is', () => {
    const document = opened()
    document.getState().edit({ kind: 'remove-section', sectionId: 's_main' })
    expect(document.getState().refusal).toBe('last-section')
    expect(draftOf(document.getState())).toBe(schema)
  })

  it('selects what was added and lets go of what was removed', () => {
    const document = opened()
    const age = aField('number', { id: 'f_age000', label: 'Age' })
    document.getState().edit({ kind: 'add-field', field: age, sectionId: 's_main', at: 9 })
    expect(document.getState().selected).toBe('f_age000')
    document.getState().edit({ kind: 'remove-field', fieldId: 'f_age000' })
    expect(document.getState().selected).toBeNull()
  })

  it('undoes typing in one input as one act', () => {
    const document = opened()
    for (const label of ['N', 'Na', 'Nam']) document.getState().edit(renamed(label), 'label')
    document.getState().undo()
    expect(draftOf(document.getState())).toBe(schema)
    document.getState().redo()
    expect(draftOf(document.getState()).fields[0]?.label).toBe('Nam')
  })

  it('knows whether the server has its draft', () => {
    const document = opened()
    document.getState().edit(renamed(''))
    expect(isUnsaved(document.getState())).toBe(true)
    document.getState().saveSucceeded(draftOf(document.getState()), 5)
    expect([isUnsaved(document.getState()), document.getState().revision]).toEqual([false, 5])
  })
})

describe('a form that changed elsewhere', () => {
  const theirs = aFormSchema([{ ...name, label: 'Theirs' }])

  it('is not put over work that is not saved', () => {
    const document = opened()
    document.getState().edit(renamed('Mine'))
    document.getState().hear({ ...form, draft: theirs, draftRevision: 4 })
    expect(document.getState().saving).toBe('conflict')
    expect(draftOf(document.getState()).fields[0]?.label).toBe('Mine')
  })

  it('is taken in as a step that can be undone', () => {
    const document = opened()
    document.getState().hear({ ...form, draft: theirs, draftRevision: 4 })
    expect(draftOf(document.getState())).toBe(theirs)
    expect([isUnsaved(document.getState()), document.getState().revision]).toEqual([false, 4])
    document.getState().undo()
    expect(draftOf(document.getState())).toBe(schema)
  })

  it('keeps history and selection when it says the same as before', () => {
    const document = opened()
    document.getState().edit(renamed('Mine '))
    document.getState().select(name.id)
    document.getState().saveSucceeded(draftOf(document.getState()), 4)
    const published = aFormSchema([{ ...name, label: 'Mine' }])
    document.getState().hear({ ...form, draft: published, published, version: 2, draftRevision: 4 })
    expect(document.getState()).toMatchObject({ selected: name.id, form: { version: 2 } })
    expect(isUnsaved(document.getState())).toBe(false)
    document.getState().undo()
    expect(draftOf(document.getState())).toBe(schema)
  })

  it('tells what is published by now without touching work that is not saved', () => {
    const document = opened()
    document.getState().edit(renamed('Mine'))
    document.getState().hear({ ...form, published: theirs, version: 2 })
    expect(document.getState()).toMatchObject({ saving: 'idle', form: { version: 2 } })
    expect(draftOf(document.getState()).fields[0]?.label).toBe('Mine')
  })

  it('gives its name even while a save is on its way', () => {
    const document = opened()
    document.getState().saveStarted()
    document.getState().hear({ ...form, name: 'Customers' })
    expect(document.getState().form.name).toBe('Customers')
  })
})
