import { useFormats, useLocale, useMessages } from '@atrium/core-i18n'
import type { PublishedForm, RowError } from '@atrium/domain-forms'
import { issueText } from '../data/issue-text'
import { transferMessages } from '../messages/transfer-messages'
import styles from '../jobs/transfer.module.css'

/** The first wrong places of a file: row, column, what is there and what is wrong with it. */
export function RowErrors({ form, errors }: { form: PublishedForm; errors: readonly RowError[] }) {
  const t = useMessages(transferMessages)
  const formats = useFormats()
  const { locale } = useLocale()
  return (
    <>
      <h2 style={{ fontSize: 'var(--atr-size-16)' }}>
        {t('first-errors', { count: errors.length })}
      </h2>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{t('problem')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map((error) => (
              <tr key={`${error.row}:${error.column}:${error.code}`}>
                <td>{formats.number(error.row)}</td>
                <td>{error.column}</td>
                <td className={styles['samples']} title={error.value}>
                  {error.value}
                </td>
                <td>
                  {issueText(
                    {
                      path: ['values', error.fieldId],
                      code: error.code,
                      ...(error.params ? { params: error.params } : {}),
                    },
                    form.schema,
                    locale,
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
