import { useMessages } from '@atrium/core-i18n'
import { type FormGrant, recordActs, type Scope } from '@atrium/domain-access'
import { Checkbox } from '@atrium/ui/checkbox'
import { Notice } from '@atrium/ui/notice'
import { rolesMessages } from '../messages/roles-messages'
import styles from './roles.module.css'

const columns = [
  'all',
  'own',
  'joined',
  'department',
  'department-below',
  'reports-direct',
  'reports',
] as const

type Column = (typeof columns)[number]

interface ScopeMatrixProps {
  scopes: FormGrant['scopes']
  onChange: (scopes: FormGrant['scopes']) => void
}

/** Which records each act is allowed on, as far as that is a tick; conditions stay as they are. */
export function ScopeMatrix({ scopes, onChange }: ScopeMatrixProps) {
  const t = useMessages(rolesMessages)
  const isBlind = scopes.view.length === 0 && recordActs.some((act) => scopes[act].length > 0)
  return (
    <div className={styles['part']}>
      <div className={styles['scroll']}>
        <table className={styles['matrix']}>
          <caption>{t('matrix')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('act')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`scope.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {recordActs.map((act) => (
              <tr key={act} data-all={scopes[act].some(({ kind }) => kind === 'all')}>
                <th scope="row">{t(`act.${act}`)}</th>
                {columns.map((column) => (
                  <td key={column} data-column={column} data-label={t(`scope.${column}`)}>
                    <Checkbox
                      label={t('cell', { act: t(`act.${act}`), scope: t(`scope.${column}`) })}
                      value={scopes[act].some((scope) => columnOf(scope) === column)}
                      onChange={(isOn) =>
                        onChange({ ...scopes, [act]: switched(scopes[act], column, isOn) })
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isBlind && <Notice tone="warning">{t('blind')}</Notice>}
    </div>
  )
}

function switched(scopes: readonly Scope[], column: Column, isOn: boolean): Scope[] {
  const others = scopes.filter((scope) => columnOf(scope) !== column)
  return isOn ? [...others, scopeOf(column)] : others
}

function scopeOf(column: Column): Scope {
  switch (column) {
    case 'all':
    case 'own':
      return { kind: column }
    case 'joined':
      return { kind: column, fieldIds: [] }
    case 'department':
    case 'department-below':
      return { kind: 'department', below: column === 'department-below' }
    case 'reports-direct':
    case 'reports':
      return { kind: 'reports', depth: column === 'reports' ? 'all' : 'direct' }
  }
}

function columnOf(scope: Scope): Column | null {
  switch (scope.kind) {
    case 'all':
    case 'own':
      return scope.kind
    case 'joined':
      return scope.fieldIds.length === 0 ? scope.kind : null
    case 'department':
      return scope.below ? 'department-below' : 'department'
    case 'reports':
      return scope.depth === 'all' ? 'reports' : 'reports-direct'
    case 'attribute':
    case 'filter':
      return null
  }
}
