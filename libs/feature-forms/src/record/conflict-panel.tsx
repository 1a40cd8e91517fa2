import { useMessages } from '@atrium/core-i18n'
import type { Value } from '@atrium/domain-forms'
import { FieldView } from '@atrium/ui-fields'
import { Button } from '@atrium/ui/button'
import { useEffect, useRef } from 'react'
import { fieldSpecOf } from '../data/field-spec-of'
import type { Conflict } from '../data/record-changes'
import { recordMessages } from '../messages/record-messages'
import styles from './record-form.module.css'

interface ConflictPanelProps {
  conflicts: readonly Conflict[]
  nameOf: (id: string) => string | undefined
  onResolve: (fieldId: string, value: Value) => void
}

/** Two people changed the same record: both values side by side, one to be chosen for each field. */
export function ConflictPanel({ conflicts, nameOf, onResolve }: ConflictPanelProps) {
  const t = useMessages(recordMessages)
  const panel = useRef<HTMLElement>(null)
  // It opens above what the person was just doing, so it takes the focus and with it the eye.
  useEffect(() => panel.current?.focus(), [])
  return (
    <section ref={panel} tabIndex={-1} className={styles['conflicts']} role="alert">
      <h2>{t('conflict-title')}</h2>
      <p>{conflicts.length > 0 ? t('conflict-advice') : t('conflict-quiet')}</p>
      <dl>
        {conflicts.map(({ field, mine, theirs }) => (
          <div key={field.id} className={styles['conflict']}>
            <dt>{field.label}</dt>
            <dd className={styles['choice']}>
              <small>{t('yours')}</small>
              <FieldView spec={fieldSpecOf(field)} value={mine} nameOf={nameOf} />
              <Button size="small" onClick={() => onResolve(field.id, mine)}>
                {t('keep-yours')}
              </Button>
            </dd>
            <dd className={styles['choice']}>
              <small>{t('theirs')}</small>
              <FieldView spec={fieldSpecOf(field)} value={theirs} nameOf={nameOf} />
              <Button size="small" onClick={() => onResolve(field.id, theirs)}>
                {t('take-theirs')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
