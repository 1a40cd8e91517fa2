import { useMessages } from '@atrium/core-i18n'
import { Button } from '@atrium/ui/button'
import { AddIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { useDroppable } from '@dnd-kit/core'
import { useMemo, type PointerEvent } from 'react'
import { useDesigner, useDocument, useProblems } from '../document/designer-context'
import { draftOf } from '../document/draft-state'
import { useDesignerActs } from '../document/use-designer-acts'
import { designerMessages } from '../messages/designer-messages'
import { CanvasSection } from './canvas-section'
import { canvasId } from './drag-hover'
import styles from './canvas.module.css'

/** The form as it is being designed; a press beside the fields selects the form. */
export function Canvas() {
  const t = useMessages(designerMessages)
  const document = useDocument()
  const sections = useDesigner((state) => draftOf(state).sections)
  const { addSection } = useDesignerActs()
  const { setNodeRef } = useDroppable({ id: canvasId })
  const wrong = useWrongFields()

  function press(event: PointerEvent<HTMLElement>) {
    if (event.target === event.currentTarget) document.getState().select(null)
  }

  return (
    <div ref={setNodeRef} className={styles.canvas} onPointerDown={press}>
      <div className={styles.sheet}>
        <Refusal />
        {sections.map((section, at) => (
          <CanvasSection
            key={section.id}
            section={section}
            first={at === 0}
            last={at === sections.length - 1}
            wrong={wrong}
          />
        ))}
        <Button kind="quiet" icon={AddIcon} onClick={addSection}>
          {t('add-section')}
        </Button>
      </div>
    </div>
  )
}

/** Why the last act was not done. */
function Refusal() {
  const t = useMessages(designerMessages)
  const document = useDocument()
  const refusal = useDesigner((state) => state.refusal)
  if (!refusal) return null
  const told = refusal === 'field-limit' || refusal === 'last-section' ? refusal : 'other'
  return (
    <div className={styles.refusal}>
      <Notice tone="warning" onClose={() => document.getState().forgetRefusal()}>
        {t(`refused-${told}`)}
      </Notice>
    </div>
  )
}

function useWrongFields(): ReadonlySet<string> {
  const problems = useProblems()
  return useMemo(
    () =>
      new Set(problems.flatMap((each) => (each.severity === 'error' ? (each.fieldId ?? []) : []))),
    [problems],
  )
}
