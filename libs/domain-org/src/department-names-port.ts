/** What another module may ask of departments, inside its own transaction `Tx`. */
export interface DepartmentNamesPort<Tx> {
  /** Those of the space among the ids, in the order of the tree. */
  named(tx: Tx, ids: readonly string[]): Promise<readonly NamedDepartment[]>
  /** All of the space, in the order of the tree. */
  all(tx: Tx): Promise<readonly NamedDepartment[]>
}

export interface NamedDepartment {
  readonly id: string
  readonly name: string
}
