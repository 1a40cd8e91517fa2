import { type FormGrant, type RecordAct, recordActs, type Scope } from '@atrium/domain-access'

/** A scope that takes more than a tick: named fields, an attribute, a filter; with the acts it is granted for. */
export interface AccessCondition {
  readonly key: string
  readonly scope: ConditionScope
  readonly acts: readonly RecordAct[]
}

export type ConditionScope = Extract<Scope, { kind: 'joined' | 'attribute' | 'filter' }>

type Scopes = FormGrant['scopes']

/** Whether a scope is a condition rather than a column of the table. */
function isCondition(scope: Scope): scope is ConditionScope {
  if (scope.kind === 'joined') return scope.fieldIds.length > 0
  return scope.kind === 'attribute' || scope.kind === 'filter'
}

/** The conditions of a grant, each once, in the order they were given. */
export function conditionsIn(scopes: Scopes): AccessCondition[] {
  const found = new Map<string, AccessCondition>()
  for (const act of recordActs) {
    for (const scope of scopes[act].filter(isCondition)) {
      const key = keyOf(scope)
      const acts = found.get(key)?.acts ?? []
      found.set(key, { key, scope, acts: [...acts, act] })
    }
  }
  return [...found.values()]
}

/** The scopes with a condition put in the place of another one, beside what they hold of it already; without acts it is gone. */
export function withCondition(
  scopes: Scopes,
  before: Pick<AccessCondition, 'key'> | null,
  { scope, acts }: Pick<AccessCondition, 'scope' | 'acts'>,
): Scopes {
  const wanted = keyOf(scope)
  const entries = recordActs.map((act) => {
    const at = scopes[act].findIndex((kept) => keyOf(kept) === before?.key)
    const others = scopes[act].filter((kept) => ![wanted, before?.key].includes(keyOf(kept)))
    const isHeld = before?.key !== wanted && scopes[act].some((kept) => keyOf(kept) === wanted)
    if (!acts.includes(act) && !isHeld) return [act, others]
    return [act, at === -1 ? [...others, scope] : others.toSpliced(at, 0, scope)]
  })
  return Object.fromEntries(entries) as Scopes
}

export function keyOf(scope: Scope): string {
  return JSON.stringify(scope)
}
