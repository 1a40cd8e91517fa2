import { useMessages } from '@atrium/core-i18n'
import { formsTermMessages, type Field, type FormProblemCode } from '@atrium/domain-forms'
import { useProblems } from '../document/designer-context'

/** Changes some of a field; acts of the same key, such as typing, are undone together. */
export type ChangeField = (change: Partial<Field>, key?: string) => void

export interface FieldEditorProps {
  field: Field
  change: ChangeField
}

/** What is wrong with a field, for the input that mends it. */
export function useFieldError(
  fieldId: string,
): (...codes: readonly FormProblemCode[]) => string | undefined {
  const terms = useMessages(formsTermMessages)
  const problems = useProblems().filter((problem) => problem.fieldId === fieldId)
  return (...codes) => {
    const found = problems.find((problem) => codes.includes(problem.code))
    return found && terms(`problem.${found.code}`)
  }
}
