import { type Tx, spaceOf } from '@atrium/server-core'
import type { FormColumn } from '../tables/form-column'
import type { TextIndex } from './text-index'

export interface LargeForm {
  readonly id: string
  readonly entId: string
  readonly version: number
  readonly columns: readonly FormColumn[]
  readonly textIndex: TextIndex | null
}

/** The bare names of tables of forms with at least so many records, as far as is known without counting. */
export async function largeTables(tx: Tx, rows: number): Promise<string[]> {
  const found = await tx.query<{ name: string }>(
    `select relname as name from pg_catalog.pg_class
      where relkind = 'r' and reltuples >= $1 and relname ~ '^f_[0-9a-f]{32}$'`,
    [rows],
  )
  return found.map(({ name }) => name)
}

/** The forms of these tables, of every space; deleted ones are left out. */
export function readLargeForms(tx: Tx, names: readonly string[]): Promise<LargeForm[]> {
  return tx.query<LargeForm>(
    `select id, ent_id as "entId", version, columns, text_index as "textIndex" from platform.form
      where id = any($1::uuid[]) and deleted_at is null and version > 0`,
    [names.map((name) => name.slice('f_'.length))],
  )
}

export async function keepTextIndex(tx: Tx, formId: string, index: TextIndex): Promise<void> {
  await tx.query('update platform.form set text_index = $3 where id = $1 and ent_id = $2', [
    formId,
    spaceOf(tx),
    JSON.stringify(index),
  ])
}
