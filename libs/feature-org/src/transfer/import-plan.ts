import type { ParsedOf } from '@atrium/domain-core'
import type { InspectedFile } from '@atrium/domain-forms'
import { type MemberColumn, memberColumnOf, type startMemberImport } from '@atrium/domain-org'

/** What of a file goes where; null leaves a column out. */
export interface ImportPlan {
  readonly fileId: string
  readonly file: InspectedFile
  readonly mapping: Readonly<Record<number, MemberColumn | null>>
  readonly mode: 'add' | 'update' | 'both'
  readonly createDepartments: boolean
  readonly links: boolean
}

/** Each column into what its header means in either language, once. */
export function planFor(fileId: string, file: InspectedFile): ImportPlan {
  const taken = new Set<MemberColumn>()
  const mapping = Object.fromEntries(
    file.columns.map(({ index, name }) => {
      const field = memberColumnOf(name)
      const isFree = field !== null && !taken.has(field)
      if (isFree) taken.add(field)
      return [index, isFree ? field : null]
    }),
  )
  return { fileId, file, mapping, mode: 'add', createDepartments: false, links: false }
}

/** Whether rows say who they are about. */
export function namesSomebody({ mapping }: Pick<ImportPlan, 'mapping'>): boolean {
  const mapped = Object.values(mapping)
  return (['loginId', 'email', 'employeeNumber'] as const).some((field) => mapped.includes(field))
}

/** The call that a plan stands for. */
export function importInput(plan: ImportPlan, dryRun: boolean): ParsedOf<typeof startMemberImport> {
  const { fileId, file, mode, createDepartments, links } = plan
  return {
    fileId,
    ...(file.sheet && file.format === 'xlsx' ? { sheet: file.sheet } : {}),
    headerRow: file.headerRow,
    rowCount: file.rowCount,
    mapping: Object.entries(plan.mapping).flatMap(([column, field]) =>
      field === null ? [] : [{ column: Number(column), field }],
    ),
    mode,
    createDepartments,
    links: links && mode !== 'update',
    dryRun,
  }
}
