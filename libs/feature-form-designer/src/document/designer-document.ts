import { recordStep, redo, startHistory, undo, type History } from '@atrium/domain-core'
import {
  editForm,
  type Form,
  type FormEdit,
  type FormEditRejection,
  type FormSchema,
} from '@atrium/domain-forms'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { draftOf, isSameSchema, isUnsaved } from './draft-state'

/** What the designer has open: a form's draft, its history, and what is selected in it. */
export interface DesignerState {
  readonly form: Form
  readonly history: History<FormSchema>
  /** Id of the selected field or section. */
  readonly selected: string | null
  /** Revision of the draft that the server has. */
  readonly revision: number
  /** The schema that the server has. */
  readonly savedSchema: FormSchema
  readonly saving: SaveState
  readonly refusal: FormEditRejection | null
  /** Whether the list of problems stands open. */
  readonly showsProblems: boolean
  /** Takes an act into the history; acts of the same key, such as typing, are undone together. */
  readonly edit: (edit: FormEdit, key?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly select: (id: string | null) => void
  readonly forgetRefusal: () => void
  readonly showProblems: (shown: boolean) => void
  readonly saveStarted: () => void
  readonly saveSucceeded: (schema: FormSchema, revision: number) => void
  readonly saveFailed: (reason: 'failed' | 'conflict') => void
  /** Replaces the whole document by what the server has now. */
  readonly reload: (form: Form) => void
  /** Takes in what a write of this window or of another did to the form, keeping work that is not saved. */
  readonly hear: (form: Form) => void
}

type SaveState = 'idle' | 'saving' | 'failed' | 'conflict'

export type DesignerDocument = StoreApi<DesignerState>

/** Opens a form in the designer. */
export function openDesigner(form: Form): DesignerDocument {
  return createStore<DesignerState>((set, get) => ({
    ...opened(form),
    showsProblems: false,
    edit(edit, key) {
      const { history, selected } = get()
      const result = editForm(history.present, edit)
      if (!result.ok) return set({ refusal: result.rejection })
      set({
        history: recordStep(history, result.value, key ?? null),
        selected: selectionAfter(edit, selected),
        refusal: null,
      })
    },
    undo: () => set(({ history }) => ({ history: undo(history), refusal: null })),
    redo: () => set(({ history }) => ({ history: redo(history), refusal: null })),
    select: (id) => set({ selected: id }),
    forgetRefusal: () => set({ refusal: null }),
    showProblems: (shown) => set({ showsProblems: shown }),
    saveStarted: () => set({ saving: 'saving' }),
    saveSucceeded: (schema, revision) => set({ saving: 'idle', savedSchema: schema, revision }),
    saveFailed: (reason) => set({ saving: reason }),
    reload: (next) => set(opened(next)),
    hear: (next) => set((state) => heard(state, next)),
  }))
}

function opened(form: Form) {
  return {
    form,
    history: startHistory(form.draft),
    selected: null,
    revision: form.draftRevision,
    savedSchema: form.draft,
    saving: 'idle',
    refusal: null,
  } as const
}

/** A draft that others changed replaces the one here, undoable; it never replaces what is not saved. */
function heard(state: DesignerState, form: Form): Partial<DesignerState> {
  const { saving, revision, history } = state
  if (form.draftRevision < revision || saving === 'saving' || saving === 'conflict') {
    return { form: { ...state.form, name: form.name } }
  }
  const present = draftOf(state)
  if (isSameSchema(form.draft, present)) {
    return { form, revision: form.draftRevision, savedSchema: present, saving: 'idle' }
  }
  // What is published changed, not the draft.
  if (isSameSchema(form.draft, state.savedSchema)) return { form, revision: form.draftRevision }
  const older = form.draftRevision === revision && form.version === state.form.version
  if (older) return { form }
  if (isUnsaved(state)) return { saving: 'conflict' }
  return {
    form,
    revision: form.draftRevision,
    savedSchema: form.draft,
    history: recordStep(history, form.draft),
  }
}

function selectionAfter(edit: FormEdit, selected: string | null): string | null {
  switch (edit.kind) {
    case 'add-field':
      return edit.field.id
    case 'copy-field':
      return edit.copyId
    case 'add-section':
      return edit.section.id
    case 'remove-field':
      return selected === edit.fieldId ? null : selected
    case 'remove-section':
      return selected === edit.sectionId ? null : selected
    default:
      return selected
  }
}
