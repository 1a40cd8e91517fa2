import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { type FieldRight, fieldSights, type FormGrant } from '@atrium/domain-access'
import { getPublishedForm } from '@atrium/domain-forms'
import { Checkbox } from '@atrium/ui/checkbox'
import { Disclosure } from '@atrium/ui/disclosure'
import { ErrorState } from '@atrium/ui/error-state'
import { Select } from '@atrium/ui/select'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { rolesMessages } from '../messages/roles-messages'
import styles from './roles.module.css'

interface FieldRightsProps {
  formId: string
  rights: FormGrant['fields']
  onChange: (rights: FormGrant['fields']) => void
}

/** What a role may do with single fields; one that is not named is open. */
export function FieldRights({ formId, rights, onChange }: FieldRightsProps) {
  const t = useMessages(rolesMessages)
  const errorText = useErrorText()
  const found = useQuery({ ...read(getPublishedForm, { formId }), retry: false })
  if (isCallError(found.error, 'form-not-published')) {
    return <p className={styles['muted']}>{t('fields-unpublished')}</p>
  }
  return (
    <Disclosure title={t('fields')} note={String(Object.keys(rights).length || '')}>
      {found.isPending && <Skeleton shape="text" count={4} />}
      {found.isError && (
        <ErrorState
          small
          title={t('fields-failed')}
          advice={errorText(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data && (
        <div className={styles['scroll']}>
          <table className={styles['matrix']}>
            <thead>
              <tr>
                {(['field', 'see', 'fill', 'edit-field'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.data.schema.fields.map(({ id, label }) => (
                <FieldLine
                  key={id}
                  label={label}
                  right={rights[id] ?? openRight}
                  onChange={(right) => onChange(withRight(rights, id, right))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Disclosure>
  )
}

interface FieldLineProps {
  label: string
  right: FieldRight
  onChange: (right: FieldRight) => void
}

function FieldLine({ label, right, onChange }: FieldLineProps) {
  const t = useMessages(rolesMessages)
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-label={t('see')}>
        <div className={styles['sight']}>
          <Select<FieldRight['see']>
            size="small"
            label={t('see-named', { field: label })}
            value={right.see}
            options={fieldSights.map((see) => ({
              value: see,
              label: t(`see.${see}`),
            }))}
            onChange={(see) => see && onChange(see === 'yes' ? { ...right, see } : closed(see))}
          />
        </div>
      </td>
      <td data-label={t('fill')}>
        <Checkbox
          label={t('fill-named', { field: label })}
          value={right.fill}
          onChange={(fill) => onChange({ ...right, fill })}
        />
      </td>
      <td data-label={t('edit-field')}>
        <Checkbox
          label={t('edit-named', { field: label })}
          value={right.edit}
          onChange={(edit) => onChange({ ...right, edit })}
        />
      </td>
    </tr>
  )
}

const openRight: FieldRight = { see: 'yes', fill: true, edit: true }

/** What is not seen is not changed either, unless that is asked for. */
function closed(see: Exclude<FieldRight['see'], 'yes'>): FieldRight {
  return { see, fill: false, edit: false }
}

function withRight(
  rights: FormGrant['fields'],
  fieldId: string,
  right: FieldRight,
): FormGrant['fields'] {
  const { [fieldId]: _, ...others } = rights
  const isOpen = right.see === 'yes' && right.fill && right.edit
  return isOpen ? others : { ...others, [fieldId]: right }
}
