import type { Field, FieldId, PublishStep } from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import { type FormColumn, liveColumn } from '../tables/form-column'
import { qualifiedTable } from '../tables/record-table'
import { sqlParameters } from '../tables/sql-parameters'
import { archivedColumn, convertedSql, type TableChange } from './table-plan'

/** What a step touches: rows that hold a value, and values that could not be kept, with some of them. */
export interface StepEffect {
  readonly step: PublishStep
  readonly rows: number
  readonly losses: number
  readonly samples: readonly string[]
}

const sampleCount = 5

/** Counts what each step of a publication would touch or lose, on the table as it is. */
export async function measureSteps(tx: Tx, change: TableChange): Promise<StepEffect[]> {
  const exists = !change.steps.some((step) => step.kind === 'create-table')
  const effects: StepEffect[] = []
  for (const step of change.steps) {
    const counted = exists && step.kind !== 'create-table' ? await measure(tx, change, step) : null
    effects.push({ step, ...(counted ?? nothing) })
  }
  return effects
}

const nothing = { rows: 0, losses: 0, samples: [] as string[] }

type FieldStep = Exclude<PublishStep, { kind: 'create-table' }>

async function measure(tx: Tx, change: TableChange, step: FieldStep) {
  const column = columnBefore(change.columns, step.field.id)
  if (!column || step.kind === 'add-column') return nothing
  if (step.kind === 'convert-column') return measureConversion(tx, change, column, step.field)
  if (step.kind === 'add-unique') return measureRepeats(tx, change, column, step.field)
  const [row] = await tx.query<{ rows: number }>(
    `select count(*)::int as rows from ${tableOf(change)} where "${column.name}" is not null`,
  )
  return { ...nothing, rows: row?.rows ?? 0 }
}

async function measureConversion(tx: Tx, change: TableChange, column: FormColumn, field: Field) {
  const params = sqlParameters()
  const value = convertedSql(change, column, field, params)
  const table = tableOf(change)
  const name = `"${column.name}"`
  const [row] = await tx.query<{ rows: number; losses: number }>(
    `select count(*)::int as rows, count(*) filter (where ${value} is null)::int as losses
      from ${table} where ${name} is not null`,
    params.values,
  )
  const { rows = 0, losses = 0 } = row ?? {}
  if (losses === 0) return { rows, losses, samples: [] }
  const samples = await tx.query<{ sample: string }>(
    `select distinct left(${name}::text, 100) as sample from
      (select ${name} from ${table} where ${name} is not null and ${value} is null limit 1000) lost
      limit ${sampleCount}`,
    params.values,
  )
  return { rows, losses, samples: samples.map((one) => one.sample) }
}

/** Counts the records that repeat a value another one holds already. */
async function measureRepeats(tx: Tx, change: TableChange, column: FormColumn, field: Field) {
  const params = sqlParameters()
  const value =
    column.kind === field.kind ? `"${column.name}"` : convertedSql(change, column, field, params)
  const rows = await tx.query<{ sample: string; held: number; total: number; repeats: number }>(
    `select left(value::text, 100) as sample, held::int,
        (sum(held) over ())::int as total, (sum(held - 1) over ())::int as repeats
      from (select value, count(*) as held from
          (select ${value} as value from ${tableOf(change)} where deleted_at is null) live
        where value is not null group by value) grouped
      order by held desc limit ${sampleCount}`,
    params.values,
  )
  const [first] = rows
  const samples = rows.filter((row) => row.held > 1).map((row) => row.sample)
  return { rows: first?.total ?? 0, losses: first?.repeats ?? 0, samples }
}

function columnBefore(columns: readonly FormColumn[], fieldId: FieldId): FormColumn | undefined {
  return liveColumn(columns, fieldId) ?? archivedColumn(columns, fieldId)
}

function tableOf({ entId, formId }: TableChange): string {
  return qualifiedTable(entId, formId)
}
