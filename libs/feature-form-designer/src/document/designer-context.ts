import { checkForm, type FormProblem } from '@atrium/domain-forms'
import { createContext, use, useMemo } from 'react'
import { useStore } from 'zustand'
import type { DesignerDocument, DesignerState } from './designer-document'
import { draftOf } from './draft-state'

export const DesignerContext = createContext<DesignerDocument | null>(null)

/** The open document, for acts. */
export function useDocument(): DesignerDocument {
  const document = use(DesignerContext)
  if (!document) throw new Error('no document is open around this component')
  return document
}

/** A part of the open document's state; the component renders again when that part changes. */
export function useDesigner<Part>(select: (state: DesignerState) => Part): Part {
  return useStore(useDocument(), select)
}

/** What keeps the draft from being published, and what its designer should know. */
export function useProblems(): readonly FormProblem[] {
  const schema = useDesigner(draftOf)
  return useMemo(() => checkForm(schema), [schema])
}
