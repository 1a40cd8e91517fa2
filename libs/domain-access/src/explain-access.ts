import type { Subject } from '@atrium/domain-org'
import { evaluateAccess, type OwnedRecord } from './access-test'
import { type AppRole, grantOn, subjectFor } from './app-role'
import { compileScope, type ScopeContext } from './compile-scope'
import { type RecordAct, recordActs } from './record-act'
import type { Scope } from './scope'

/** One way by which a person may act on a record: the role, why they have it, and the scope that means the record. */
export interface AccessPath {
  readonly act: RecordAct
  readonly roleId: string
  readonly subject: Subject
  readonly scope: Scope
}

/** Every way by which a person may act on a record; none for an act that they may not do. */
export function explainAccess(
  roles: readonly AppRole[],
  formId: string,
  record: OwnedRecord,
  context: ScopeContext,
): AccessPath[] {
  const paths = roles.flatMap((role) => {
    const subject = subjectFor(role, context.viewer)
    const grant = subject && grantOn(role, formId)
    if (!grant) return []
    return recordActs.flatMap((act) =>
      grant.scopes[act]
        .filter((scope) => evaluateAccess(compileScope(scope, context), record))
        .map((scope) => ({ act, roleId: role.id, subject, scope })),
    )
  })
  return paths.some(({ act }) => act === 'view') ? paths : []
}
