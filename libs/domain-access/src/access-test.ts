import {
  evaluateFilter,
  type FieldId,
  type FilterTest,
  type FormRecord,
} from '@atrium/domain-forms'
import type { HeldShare } from './record-share'

/** Which records are meant: evaluated here, compiled to SQL on the server. */
export type AccessTest =
  | { readonly kind: 'everything' | 'nothing' }
  | { readonly kind: 'any' | 'all'; readonly of: readonly AccessTest[] }
  /** The record belongs to one of these people. */
  | { readonly kind: 'owner'; readonly ids: readonly string[] }
  /** The record belongs to one of these departments. */
  | { readonly kind: 'department'; readonly ids: readonly string[] }
  /** One of the person fields names the person. */
  | { readonly kind: 'named'; readonly fieldIds: readonly FieldId[]; readonly id: string }
  | { readonly kind: 'filter'; readonly test: FilterTest }
  /** One of these records; `share` says by which shares, where they are many. */
  | {
      readonly kind: 'record'
      readonly ids: readonly string[]
      readonly share?: Pick<HeldShare, 'level' | 'fields' | 'subjects'>
    }

export const everything: AccessTest = { kind: 'everything' }
export const nothing: AccessTest = { kind: 'nothing' }

/** Whom a record belongs to: its creator, until it is handed over, and their main department then. */
export interface Ownership {
  readonly ownerId: string
  readonly departmentId: string | null
}

export type OwnedRecord = FormRecord & Ownership

/** Whether a record is meant; the server's SQL finds exactly the same records. */
export function evaluateAccess(test: AccessTest, record: OwnedRecord): boolean {
  switch (test.kind) {
    case 'everything':
      return true
    case 'nothing':
      return false
    case 'any':
      return test.of.some((part) => evaluateAccess(part, record))
    case 'all':
      return test.of.every((part) => evaluateAccess(part, record))
    case 'owner':
      return test.ids.includes(record.ownerId)
    case 'department':
      return record.departmentId !== null && test.ids.includes(record.departmentId)
    case 'named':
      return test.fieldIds.some((fieldId) => {
        const value = record.values[fieldId]
        return Array.isArray(value) && value.some((item) => item === test.id)
      })
    case 'filter':
      return evaluateFilter(test.test, record)
    case 'record':
      return test.ids.includes(record.id)
  }
}

/** Records that one of the tests means, said as shortly as it can be. */
export function anyOf(tests: readonly AccessTest[]): AccessTest {
  const parts = distinct(tests.flatMap((test) => (test.kind === 'any' ? test.of : [test])))
  if (parts.some((part) => part.kind === 'everything')) return everything
  const [first, ...others] = parts.filter((part) => part.kind !== 'nothing')
  if (!first) return nothing
  return others.length === 0 ? first : { kind: 'any', of: [first, ...others] }
}

/** Records that all of the tests mean, said as shortly as it can be. */
export function allOfTests(tests: readonly AccessTest[]): AccessTest {
  const parts = distinct(tests.flatMap((test) => (test.kind === 'all' ? test.of : [test])))
  if (parts.some((part) => part.kind === 'nothing')) return nothing
  const [first, ...others] = parts.filter((part) => part.kind !== 'everything')
  if (!first) return everything
  return others.length === 0 ? first : { kind: 'all', of: [first, ...others] }
}

function distinct(tests: readonly AccessTest[]): AccessTest[] {
  return tests.filter((test, at) => tests.findIndex((other) => isSameTest(test, other)) === at)
}

/** Whether two tests are written alike; quick where they hold the same lists. */
export function isSameTest(one: AccessTest, other: AccessTest): boolean {
  if (one === other) return true
  if (one.kind !== other.kind) return false
  if (one.kind === 'any' || one.kind === 'all') {
    const parts = 'of' in other ? other.of : []
    return (
      one.of.length === parts.length &&
      one.of.every((part, at) => isSameTest(part, parts[at] ?? nothing))
    )
  }
  if (one.kind === 'record' && other.kind === 'record') {
    return one.ids === other.ids || isSameList(one.ids, other.ids)
  }
  return JSON.stringify(one) === JSON.stringify(other)
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at])
}
