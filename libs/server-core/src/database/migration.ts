import type { ClientBase } from 'pg'

/** One step of the shared tables (schema `platform`), applied once, as the owner, in its own transaction. */
export interface Migration {
  /** Such as `0001-forms`; applied in the order listed. */
  readonly id: string
  readonly up: string | ((client: ClientBase) => Promise<void>)
}

/** One step of every space's own schema. */
export interface SpaceMigration {
  readonly id: string
  /** @param schema Quoted. */
  readonly up: (schema: string) => string
}

/**
 * Closes a shared table that has `ent_id` to every space but the transaction's own.
 * Put it behind the table's creation.
 */
export function keepSpacesApart(table: `platform.${string}`): string {
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy own_space on ${table} using (
      ent_id = (select current_setting('app.ent_id', true))
      or (select current_setting('app.ent_id', true)) = '*');`
}
