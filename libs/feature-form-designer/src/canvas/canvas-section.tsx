import { useMessages } from '@atrium/core-i18n'
import { fieldOf, type Section } from '@atrium/domain-forms'
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { useDroppable } from '@dnd-kit/core'
import { useDesigner, useDocument } from '../document/designer-context'
import { draftOf } from '../document/draft-state'
import { useDesignerActs } from '../document/use-designer-acts'
import { designerMessages } from '../messages/designer-messages'
import { useDropSide } from './canvas-drag'
import { CanvasField } from './canvas-field'
import styles from './canvas.module.css'

interface CanvasSectionProps {
  section: Section
  first: boolean
  last: boolean
  /** Ids of the fields that something is wrong with. */
  wrong: ReadonlySet<string>
}

/** A section of the form with its fields on a grid of 24 columns. */
export function CanvasSection({ section, first, last, wrong }: CanvasSectionProps) {
  const schema = useDesigner(draftOf)
  const selected = useDesigner((state) => state.selected === section.id)
  const { setNodeRef } = useDroppable({ id: section.id })
  const side = useDropSide(section.id)
  const only = first && last
  const fields = section.fieldIds.flatMap((id) => fieldOf(schema, id) ?? [])
  return (
    <div
      ref={setNodeRef}
      className={styles.section}
      data-over={side !== null || undefined}
      data-selected={selected || undefined}
    >
      {(!only || section.title !== '') && (
        <SectionHead section={section} first={first} last={last} />
      )}
      {fields.length > 0 ? (
        <div className={styles.grid}>
          {fields.map((field) => (
            <CanvasField key={field.id} field={field} wrong={wrong.has(field.id)} />
          ))}
        </div>
      ) : (
        <EmptySection only={only} />
      )}
    </div>
  )
}

function SectionHead({ section, first, last }: Omit<CanvasSectionProps, 'wrong'>) {
  const t = useMessages(designerMessages)
  const document = useDocument()
  const { stepSection } = useDesignerActs()
  const { edit, select } = document.getState()
  return (
    <div className={styles.sectionHead}>
      <input
        className={styles.sectionTitle}
        aria-label={t('rename-section')}
        placeholder={t('section-untitled')}
        value={section.title}
        maxLength={60}
        onFocus={() => select(section.id)}
        onChange={(event) =>
          edit(
            { kind: 'rename-section', sectionId: section.id, title: event.target.value },
            `title:${section.id}`,
          )
        }
      />
      <IconButton
        size="small"
        icon={ArrowUpIcon}
        label={t('move-up')}
        disabled={first}
        onClick={() => stepSection(section.id, -1)}
      />
      <IconButton
        size="small"
        icon={ArrowDownIcon}
        label={t('move-down')}
        disabled={last}
        onClick={() => stepSection(section.id, 1)}
      />
      <IconButton
        size="small"
        icon={DeleteIcon}
        label={t('remove-section')}
        disabled={first && last}
        onClick={() => edit({ kind: 'remove-section', sectionId: section.id })}
      />
    </div>
  )
}

function EmptySection({ only }: { only: boolean }) {
  const t = useMessages(designerMessages)
  if (!only) return <p className={styles.emptySection}>{t('section-empty')}</p>
  return (
    <div className={styles.emptyForm}>
      <h2>{t('canvas-empty')}</h2>
      <p>{t('canvas-empty-hint')}</p>
    </div>
  )
}
