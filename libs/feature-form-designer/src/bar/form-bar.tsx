import { useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { appViewPath } from '@atrium/domain-apps'
import { DesignerBar } from '@atrium/ui/designer-frame'
import { Tag } from '@atrium/ui/tag'
import { useMemo } from 'react'
import type { Autosave } from '../document/autosave'
import { useDesigner, useDocument } from '../document/designer-context'
import { draftOf, isSameSchema } from '../document/draft-state'
import { designerMessages } from '../messages/designer-messages'
import { FinishActs } from './finish-acts'
import { FormName } from './form-name'
import { SavedState } from './saved-state'

/** Name, state and acts of the whole form. */
export function FormBar({ autosave }: { autosave: Autosave }) {
  const document = useDocument()
  const { href } = useRouting()
  const appId = useDesigner((state) => state.form.appId)
  const canUndo = useDesigner((state) => state.history.past.length > 0)
  const canRedo = useDesigner((state) => state.history.future.length > 0)
  return (
    <DesignerBar
      name={<FormName />}
      tags={<PublishedTag />}
      backHref={href(appViewPath({ module: 'form', appId }))}
      saved={<SavedState autosave={autosave} />}
      canUndo={canUndo}
      canRedo={canRedo}
      onUndo={() => document.getState().undo()}
      onRedo={() => document.getState().redo()}
      end={<FinishActs autosave={autosave} />}
    />
  )
}

function PublishedTag() {
  const t = useMessages(designerMessages)
  const { version, published } = useDesigner((state) => state.form)
  const draft = useDesigner(draftOf)
  const same = useMemo(
    () => published !== null && isSameSchema(draft, published),
    [draft, published],
  )
  if (version === 0) return <Tag>{t('not-published')}</Tag>
  if (!same) return <Tag tone="warning">{t('changed')}</Tag>
  return <Tag tone="success">{t('published', { version })}</Tag>
}
