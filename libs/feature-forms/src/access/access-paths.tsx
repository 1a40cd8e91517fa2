import { useFormats, useMessages } from '@atrium/core-i18n'
import type { explainRecordAccess, RecordAct, Scope } from '@atrium/domain-access'
import type { OutputOf } from '@atrium/domain-core'
import { fieldOf, type PublishedForm } from '@atrium/domain-forms'
import type { Subject } from '@atrium/domain-org'
import { Tag } from '@atrium/ui/tag'
import { accessMessages } from '../messages/access-messages'
import { useSubjectNames } from './use-subject-names'
import styles from './access-panel.module.css'

type Path = OutputOf<typeof explainRecordAccess>['paths'][number]

interface AccessPathsProps {
  form: PublishedForm
  paths: readonly Path[]
  /** Null for oneself. */
  who: string | null
}

/** Each role that allows something, why the person has it and on which records, in a sentence. */
export function AccessPaths({ form, paths, who }: AccessPathsProps) {
  const t = useMessages(accessMessages)
  const formats = useFormats()
  const nameOf = useSubjectNames(paths.map(({ subject }) => subject))
  const scopeText = useScopeText(form, who)
  const side = who === null ? 'you' : 'they'
  const why = (subject: Subject) => {
    if (subject.kind === 'everyone') return t('why.everyone')
    if (subject.kind === 'person') return t(`why.person.${side}`, { who: who ?? '' })
    const name = nameOf(subject) ?? t(`unnamed.${subject.kind}`)
    return t(`why.${subject.kind}.${side}`, { who: who ?? '', name })
  }
  const sentence = ({ subject, by }: Path) => {
    if (by.kind === 'share') {
      const name = by.sharedBy.name || t('somebody')
      const shared = t(`shared.${side}`, { name, who: who ?? '', why: why(subject) })
      return by.until === null
        ? t('shared', { shared })
        : t('shared-until', { shared, time: formats.dateTime(by.until) })
    }
    if (by.roleId !== null) {
      return t('path', { role: by.roleName, why: why(subject), where: scopeText(by.scope) })
    }
    return subject.kind === 'everyone' ? t('open') : t(`enterprise.${side}`, { who: who ?? '' })
  }
  return (
    <ul className={styles['paths']}>
      {byReason(paths).map(({ key, path, acts }) => (
        <li key={key} className={styles['path']}>
          <p>{sentence(path)}</p>
          <p className={styles['granted']}>
            {acts.map((act) => (
              <Tag key={act}>{t(`act.${act}`)}</Tag>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

interface Reason {
  readonly key: string
  readonly path: Path
  readonly acts: readonly RecordAct[]
}

/** Paths that differ in the act alone are told once. */
function byReason(paths: readonly Path[]): Reason[] {
  const reasons = new Map<string, Reason>()
  for (const path of paths) {
    const { act, ...reason } = path
    const key = JSON.stringify(reason)
    const acts = reasons.get(key)?.acts ?? []
    reasons.set(key, { key, path, acts: acts.includes(act) ? acts : [...acts, act] })
  }
  return [...reasons.values()]
}

function useScopeText(form: PublishedForm, who: string | null): (scope: Scope) => string {
  const t = useMessages(accessMessages)
  const formats = useFormats()
  const label = (id: string) => fieldOf(form.schema, id)?.label ?? t('removed-field')
  const side = who === null ? 'you' : 'they'
  return (scope) => {
    switch (scope.kind) {
      case 'all':
        return t('where.all')
      case 'own':
        return t(`where.own.${side}`)
      case 'joined':
        return scope.fieldIds.length === 0
          ? t(`where.joined.${side}`)
          : t(`where.joined-in.${side}`, { fields: formats.list(scope.fieldIds.map(label), 'or') })
      case 'department':
        return t(scope.below ? `where.department-below.${side}` : `where.department.${side}`)
      case 'reports':
        return t(`where.reports-${scope.depth}.${side}`)
      case 'attribute':
        return t(`where.attribute.${side}`, {
          field: label(scope.fieldId),
          attribute: t(`attribute.${scope.attribute}`),
        })
      case 'filter':
        return t('where.filter')
    }
  }
}
