import { useMessages } from '@atrium/core-i18n'
import { fieldOf, formsTermMessages } from '@atrium/domain-forms'
import { DesignerFrame, type Problem } from '@atrium/ui/designer-frame'
import { flushSync } from 'react-dom'
import { FormBar } from '../bar/form-bar'
import { Canvas } from '../canvas/canvas'
import { CanvasDrag } from '../canvas/canvas-drag'
import { focusField } from '../canvas/canvas-focus'
import type { Autosave } from '../document/autosave'
import { useDesigner, useDocument, useProblems } from '../document/designer-context'
import { draftOf } from '../document/draft-state'
import { useDesignerKeys } from '../document/use-designer-keys'
import { Inspector } from '../inspector/inspector'
import { designerMessages } from '../messages/designer-messages'
import { Palette } from '../palette/palette'
import { useToldPreviews } from '../preview/live-draft'

/** Palette, canvas, inspector and problems of the open form. */
export function FormDesigner({ autosave }: { autosave: Autosave }) {
  const t = useMessages(designerMessages)
  const document = useDocument()
  const showsProblems = useDesigner((state) => state.showsProblems)
  useDesignerKeys(autosave)
  useToldPreviews()

  function jump({ id }: Problem) {
    const fieldId = id.split(':')[1]
    flushSync(() => document.getState().select(fieldId ?? null))
    focusField(fieldId)
  }

  return (
    <CanvasDrag>
      <DesignerFrame
        bar={<FormBar autosave={autosave} />}
        palette={{ title: t('palette'), content: <Palette /> }}
        inspector={{ title: t('inspector'), content: <Inspector /> }}
        problems={useShownProblems()}
        onProblem={jump}
        problemsOpen={showsProblems}
        onProblemsOpen={(open) => document.getState().showProblems(open)}
      >
        <Canvas />
      </DesignerFrame>
    </CanvasDrag>
  )
}

function useShownProblems(): Problem[] {
  const t = useMessages(designerMessages)
  const terms = useMessages(formsTermMessages)
  const schema = useDesigner(draftOf)
  return useProblems().map(({ code, severity, fieldId }) => ({
    id: `${code}:${fieldId ?? ''}`,
    severity,
    place: fieldId ? fieldOf(schema, fieldId)?.label || t('unnamed') : t('whole-form'),
    message: terms(`problem.${code}`),
  }))
}
