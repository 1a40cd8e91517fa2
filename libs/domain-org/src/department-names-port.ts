import type { Locale } from '@atrium/domain-core'

/** What another module may ask of departments, inside its own transaction `Tx`. */
export interface DepartmentNamesPort<Tx> {
  /** Those of the space among the ids, in the order of the tree. */
  named(tx: Tx, ids: readonly string[], locale: Locale): Promise<readonly NamedDepartment[]>
  /** All of the space, in the order of the tree. */
  all(tx: Tx, locale: Locale): Promise<readonly NamedDepartment[]>
}

export interface NamedDepartment {
  readonly id: string
  /** In the language asked for. */
  readonly name: string
}
