import { fieldOf } from '@atrium/domain-forms'
import { useDesigner } from '../document/designer-context'
import { draftOf } from '../document/draft-state'
import { FieldInspector } from './field-inspector'
import { FormInspector } from './form-inspector'
import styles from './inspector.module.css'

/** The properties of the selected field, or of the form while none is selected. */
export function Inspector() {
  const field = useDesigner((state) =>
    state.selected === null ? undefined : fieldOf(draftOf(state), state.selected),
  )
  return (
    <div className={styles.inspector}>
      {field ? <FieldInspector key={field.id} field={field} /> : <FormInspector />}
    </div>
  )
}
