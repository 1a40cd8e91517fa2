import { useMessages } from '@atrium/core-i18n'
import { differencesOf, type ReviewChange } from '@atrium/domain-security'
import { DescriptionList } from '@atrium/ui/description-list'
import { Disclosure } from '@atrium/ui/disclosure'
import { Text } from '@atrium/ui/text'
import { changeMessages } from '../messages/change-messages'
import { useFieldName } from './field-name'
import { useNames } from './use-names'
import { useValueText } from './value-text'
import styles from './change-table.module.css'

export interface ChangeTableProps {
  readonly change: Pick<ReviewChange, 'before' | 'after' | 'more'>
}

/** What a change makes different, field by field, and what else the act told. */
export function ChangeTable({ change }: ChangeTableProps) {
  const t = useMessages(changeMessages)
  const nameOf = useNames([change.before, change.after, change.more])
  const fieldName = useFieldName(nameOf)
  const text = useValueText(nameOf)
  const differences = differencesOf(change)
  const more = Object.entries(change.more).filter(
    ([key, value]) => value !== null && !(key === 'ids' && isOne(value)),
  )
  const isAdded = change.before === null
  return (
    <div className={styles['change']}>
      {differences.length === 0 && more.length === 0 && (
        <Text tone="muted">{t('nothing-differs')}</Text>
      )}
      {differences.length > 0 && (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              {!isAdded && <th scope="col">{t('before')}</th>}
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{fieldName(field)}</th>
                {!isAdded && (
                  <td data-label={t('before')}>
                    {before === null ? (
                      <Text tone="muted">{text(before)}</Text>
                    ) : (
                      <del>{text(before)}</del>
                    )}
                  </td>
                )}
                <td data-label={t('after')}>
                  <ins>{text(after)}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more.length > 0 && (
        <DescriptionList
          facts={more.map(([field, value]) => ({
            label: fieldName(field),
            value: text(value),
            wide: true,
          }))}
        />
      )}
      <Disclosure title={t('as-kept')}>
        <pre className={styles['kept']}>{JSON.stringify(change, null, 2)}</pre>
      </Disclosure>
    </div>
  )
}

/** The only one is the thing itself, which is named already. */
function isOne(value: unknown): boolean {
  return Array.isArray(value) && value.length === 1
}
