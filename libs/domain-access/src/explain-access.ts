import type { Subject } from '@atrium/domain-org'
import { evaluateAccess, type OwnedRecord } from './access-test'
import { type EffectiveRole, grantOn, subjectFor } from './app-role'
import { compileScope, type ScopeContext } from './compile-scope'
import { type RecordAct, recordActs } from './record-act'
import { actsOfLevel, type ShareLevel } from './record-share'
import type { Scope } from './scope'

/** One way by which a person may act on a record: the role, why they have it, and the scope that means the record. */
export interface AccessPath {
  readonly act: RecordAct
  readonly subject: Subject
  readonly by:
    | { readonly kind: 'role'; readonly roleId: string; readonly scope: Scope }
    | { readonly kind: 'share'; readonly shareId: string; readonly level: ShareLevel }
}

/** A share of the record that is explained, and why it counts for the person. */
export interface ExplainedShare {
  readonly id: string
  readonly subject: Subject
  readonly level: ShareLevel
}

/** Every way by which a person may act on a record; none for an act that they may not do. */
export function explainAccess(
  roles: readonly EffectiveRole[],
  formId: string,
  record: OwnedRecord,
  context: ScopeContext & { readonly shares?: readonly ExplainedShare[] },
): AccessPath[] {
  const shared = (context.shares ?? []).flatMap(({ id, level, subject }) =>
    actsOfLevel(level).map((act): AccessPath => ({
      act,
      subject,
      by: { kind: 'share', shareId: id, level },
    })),
  )
  const granted = roles.flatMap((role) => {
    const subject = subjectFor(role, context.viewer)
    const grant = subject && grantOn(role, formId)
    if (!grant) return []
    return recordActs.flatMap((act) =>
      grant.scopes[act]
        .filter((scope) => evaluateAccess(compileScope(scope, context), record))
        .map((scope): AccessPath => ({
          act,
          subject,
          by: { kind: 'role', roleId: role.id, scope },
        })),
    )
  })
  const paths = [...granted, ...shared]
  return paths.some(({ act }) => act === 'view') ? paths : []
}
