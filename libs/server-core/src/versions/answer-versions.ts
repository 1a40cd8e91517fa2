import { apiVersionEntity, type ChangeEvent, type Endpoint } from '@atrium/domain-core'
import type { Tx } from '../database/database'
import { keepSpacesApart, type Migration } from '../database/migration'

export const versionMigrations: readonly Migration[] = [
  {
    id: '0001-answer-versions',
    up: `
      create table platform.answer_versions (
        ent_id text not null,
        kind text not null check (kind in ('path', 'app')),
        name text not null,
        version text not null,
        primary key (ent_id, kind, name)
      );
      ${keepSpacesApart('platform.answer_versions')}`,
  },
]

/** What browsers keep and a change has made old. */
export interface Outdated {
  /** Answers of these reads, whatever their input. */
  readonly reads?: readonly Pick<Endpoint, 'path'>[]
  /** Answers outside the gateway, by path; the version that counts is their own. */
  readonly calls?: readonly string[]
  /** Everything kept with these applications. */
  readonly apps?: readonly string[]
}

/** Versions of a space, as far as anything has changed since it exists. */
export interface SpaceVersions {
  readonly paths: Readonly<Record<string, string>>
  readonly apps: Readonly<Record<string, string>>
}

/** An endpoint's path as browsers see it. */
export function keptPath({ path }: Pick<Endpoint, 'path'>): string {
  return `/sapi${path}`
}

/**
 * Gives what is outdated a version that never was before, so that a restored database repeats none.
 * Answers what to announce; null when nothing was outdated.
 */
export async function saveOutdated(
  tx: Tx,
  outdated: readonly Outdated[],
  newId: () => string,
): Promise<ChangeEvent | null> {
  const paths = new Set(
    outdated.flatMap(({ reads = [], calls = [] }) => [...reads.map(keptPath), ...calls]),
  )
  const apps = new Set(outdated.flatMap(({ apps: ids = [] }) => ids.map((id) => id.toLowerCase())))
  const names = [...paths, ...apps]
  if (names.length === 0) return null
  if (tx.scope === 'platform') throw new Error('answers are outdated in a space')
  const { entId } = tx.scope
  await tx.query(
    `insert into platform.answer_versions (ent_id, kind, name, version)
     select $1, kind, name, $4 from unnest($2::text[], $3::text[]) as changed (kind, name)
     order by kind, name
     on conflict (ent_id, kind, name) do update set version = excluded.version`,
    [entId, names.map((name) => (paths.has(name) ? 'path' : 'app')), names, newId().slice(-12)],
  )
  return { entity: apiVersionEntity, act: 'changed', entId, ids: names.slice(0, 100) }
}

export async function readSpaceVersions(tx: Tx, entId: string): Promise<SpaceVersions> {
  const rows = await tx.named<{ kind: 'path' | 'app'; name: string; version: string }>(
    'versions.of-space',
    'select kind, name, version from platform.answer_versions where ent_id = $1',
    [entId],
  )
  const of = (kind: 'path' | 'app') =>
    Object.fromEntries(
      rows.filter((row) => row.kind === kind).map(({ name, version }) => [name, version]),
    )
  return { paths: of('path'), apps: of('app') }
}
