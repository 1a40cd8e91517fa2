import type { Form } from './form'

/** What a form asks, drafted and published. */
export type FormDefinition = Pick<Form, 'id' | 'name' | 'draft' | 'published'>

/** What another module may read of forms inside its own transaction `Tx`. */
export interface FormDefinitionsPort<Tx> {
  /** Null when the form is deleted or of another space. */
  findDefinition(tx: Tx, formId: string): Promise<FormDefinition | null>
}
