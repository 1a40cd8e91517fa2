import type { Condition, Filter } from '@atrium/domain-core'
import {
  type FilterContext,
  type FilterTest,
  type FormSchema,
  fieldOf,
  optionsOf,
  readFilter,
} from '@atrium/domain-forms'
import { type AccessTest, everything, nothing } from './access-test'
import { meToken, type Scope } from './scope'
import type { Viewer } from './viewer'

/** What the scopes of a form are compiled with. */
export interface ScopeContext extends FilterContext {
  readonly schema: FormSchema
  readonly viewer: Viewer
}

/** The records a scope means for a person. A scope that names what the form has no longer means none. */
export function compileScope(scope: Scope, context: ScopeContext): AccessTest {
  const { schema, viewer } = context
  switch (scope.kind) {
    case 'all':
      return everything
    case 'own':
      return { kind: 'owner', ids: [viewer.personId] }
    case 'joined':
      return joined(scope.fieldIds, context)
    case 'department':
      return ofDepartments(scope.below ? viewer.departmentIdsBelow : viewer.departmentIds)
    case 'reports':
      return ofPeople(scope.depth === 'direct' ? viewer.directReportIds : viewer.reportIds)
    case 'attribute':
      return withAttribute(scope, context)
    case 'filter': {
      const read = readFilter(schema, withMe(scope.filter, viewer.personId), context)
      return read.ok ? { kind: 'filter', test: read.value } : nothing
    }
  }
}

function joined(wanted: readonly string[], { schema, viewer }: ScopeContext): AccessTest {
  const fieldIds = schema.fields
    .filter(({ id, kind }) => kind === 'person' && (wanted.length === 0 || wanted.includes(id)))
    .map(({ id }) => id)
  return fieldIds.length === 0 ? nothing : { kind: 'named', fieldIds, id: viewer.personId }
}

function ofDepartments(ids: readonly string[]): AccessTest {
  return ids.length === 0 ? nothing : { kind: 'department', ids }
}

function ofPeople(ids: readonly string[]): AccessTest {
  return ids.length === 0 ? nothing : { kind: 'owner', ids }
}

function withAttribute(
  { fieldId, attribute }: Extract<Scope, { kind: 'attribute' }>,
  { schema, viewer }: ScopeContext,
): AccessTest {
  const field = fieldOf(schema, fieldId)
  const names = viewer.attributes[attribute]
  if (!field || names.length === 0) return nothing
  const test = (value: Extract<FilterTest, { kind: 'field' }>['test']): AccessTest => ({
    kind: 'filter',
    test: { kind: 'field', field: fieldId, fieldKind: field.kind, test: value },
  })
  if (field.kind === 'text') return test({ kind: 'text-in', texts: names })
  if (field.kind !== 'single-select' && field.kind !== 'multi-select') return nothing
  const ids = optionsOf(field).flatMap(({ id, label }) => (names.includes(label) ? [id] : []))
  return ids.length === 0 ? nothing : test({ kind: 'choice', ids, negated: false })
}

function withMe(filter: Filter, personId: string): Filter {
  if (filter.kind === 'group') {
    return { ...filter, of: filter.of.map((part) => withMe(part, personId)) }
  }
  return { ...filter, ...operandWithMe(filter, personId) }
}

function operandWithMe({ operand }: Condition, personId: string): Pick<Condition, 'operand'> {
  if (!Array.isArray(operand)) return {}
  return { operand: operand.map((item) => (item === meToken ? personId : item)) }
}
