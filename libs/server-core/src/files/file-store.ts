import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { StoredFile } from '@atrium/domain-core'
import type { Clock } from '../clock'
import type { Database, SpaceScope, Tx } from '../database/database'
import { keepSpacesApart, type Migration } from '../database/migration'
import { InvalidInput, NotFound } from '../errors'
import {
  checkContent,
  checkName,
  maxBytesFor,
  refuseTooLarge,
  type KeptFor,
} from './accepted-files'
import type { FileHolder } from './file-holder'
import { sniffType } from './sniff-type'

const headBytes = 4096

export const fileMigrations: readonly Migration[] = [
  {
    id: '0001-files',
    up: `
      create table platform.files (
        ent_id text not null,
        file_id uuid not null,
        person_id uuid,
        purpose text not null,
        name text not null,
        type text not null,
        size bigint not null,
        sha256 bytea not null,
        path text not null,
        created_at timestamptz not null,
        primary key (ent_id, file_id)
      );
      ${keepSpacesApart('platform.files')}`,
  },
]

export interface FileEntry extends StoredFile {
  readonly purpose: KeptFor
  readonly personId: string | null
  readonly sha256: Buffer
}

export interface ByteRange {
  /** Both included. */
  readonly start: number
  readonly end: number
}

/** Keeps files of spaces in a folder, and what they are in the database. */
export interface FileStore {
  /** Refuses by name, size and content; nothing is left behind then. */
  put(source: AsyncIterable<Uint8Array | string>, file: NewFile): Promise<StoredFile>
  /** Only within the space; throws NotFound otherwise. */
  stat(scope: SpaceScope, fileId: string): Promise<FileEntry>
  open(scope: SpaceScope, fileId: string, range?: ByteRange): Promise<Readable>
  /** The file's place on this machine, for programs that read files themselves. */
  pathOf(scope: SpaceScope, fileId: string): Promise<string>
  remove(scope: SpaceScope, fileId: string): Promise<void>
  /** Removes files of a purpose that nothing holds any more, batch by batch. */
  removeForsaken(scope: SpaceScope, which: Forsaken, signal: AbortSignal): Promise<void>
  /** Removes every file of a space. */
  removeSpace(entId: string): Promise<void>
}

interface Forsaken {
  readonly purpose: KeptFor
  /** Brought before then, and let go of before then. */
  readonly before: Date
  /** Who may hold them; without any, all of them are forsaken. */
  readonly holders: readonly FileHolder[]
}

export interface NewFile {
  readonly scope: SpaceScope
  readonly name: string
  readonly purpose: KeptFor
}

type Source = AsyncIterable<Uint8Array | string>

interface Parts {
  readonly database: Database
  readonly clock: Clock
  readonly dataDir: string
  readonly maxBytes: number
}

type FileRow = FileEntry & {
  readonly path: string
}

export function createFileStore({ database, clock, dataDir, maxBytes }: Parts): FileStore {
  const root = join(dataDir, 'files')

  async function find(scope: SpaceScope, fileId: string): Promise<FileRow> {
    const row = await database.read(scope, (tx) => selectFile(tx, scope.entId, fileId))
    if (!row) throw new NotFound('file-not-found')
    return row
  }

  return {
    async put(source, { scope, name, purpose }) {
      checkName(purpose, name)
      const id = clock.newId()
      const now = clock.now()
      const path = join(scope.entId, String(now.getUTCFullYear() % 100), id)
      const place = join(root, path)
      await mkdir(dirname(place), { recursive: true })
      const max = maxBytesFor(purpose, maxBytes)
      try {
        const { size, head, sha256 } = await writeFile(`${place}.part`, source, max)
        const type = checkContent({ name, purpose }, sniffType(head))
        await rename(`${place}.part`, place)
        await database.transaction(scope, (tx) =>
          tx.query(
            `insert into platform.files
               (ent_id, file_id, person_id, purpose, name, type, size, sha256, path, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
            [scope.entId, id, scope.personId, purpose, name, type, size, sha256, path, now],
          ),
        )
        return { id, name, type, size }
      } catch (error) {
        await Promise.all([rm(`${place}.part`, { force: true }), rm(place, { force: true })])
        throw error
      }
    },
    async stat(scope, fileId) {
      const { path: _, ...entry } = await find(scope, fileId)
      return entry
    },
    async open(scope, fileId, range) {
      return createReadStream(join(root, (await find(scope, fileId)).path), range)
    },
    pathOf: async (scope, fileId) => join(root, (await find(scope, fileId)).path),
    async remove(scope, fileId) {
      const { path } = await find(scope, fileId)
      await database.transaction(scope, (tx) =>
        tx.query('delete from platform.files where ent_id = $1 and file_id = $2', [
          scope.entId,
          fileId,
        ]),
      )
      await rm(join(root, path), { force: true })
    },
    async removeForsaken(scope, which, signal) {
      let last: string | null = null
      do {
        signal.throwIfAborted()
        const batch: Batch = await database.transaction(scope, (tx) =>
          deleteForsaken(tx, scope.entId, { ...which, after: last }),
        )
        await Promise.all(batch.paths.map((path) => rm(join(root, path), { force: true })))
        last = batch.last
      } while (last !== null)
    },
    async removeSpace(entId) {
      await database.transaction({ entId, personId: null }, (tx) =>
        tx.query('delete from platform.files where ent_id = $1', [entId]),
      )
      await rm(join(root, entId), { recursive: true, force: true })
    },
  }
}

/** The places of the files removed, and the last file looked at. */
interface Batch {
  readonly paths: readonly string[]
  readonly last: string | null
}

const batchFiles = 500

/** Rows are locked first: a file that is being attached at this moment is passed over. */
async function deleteForsaken(
  tx: Tx,
  entId: string,
  { purpose, before, holders, after }: Forsaken & { readonly after: string | null },
): Promise<Batch> {
  const rows = await tx.query<{ id: string }>(
    `select file_id as id from platform.files
      where ent_id = $1 and purpose = $2 and created_at < $3 and ($4::uuid is null or file_id > $4)
      order by file_id limit ${batchFiles} for update skip locked`,
    [entId, purpose, before, after],
  )
  const ids = rows.map((row) => row.id)
  const held = new Set<string>()
  for (const holder of holders) {
    for (const id of await holder.held(tx, ids, before)) held.add(id)
  }
  const removed = await tx.query<{ path: string }>(
    'delete from platform.files where ent_id = $1 and file_id = any($2::uuid[]) returning path',
    [entId, ids.filter((id) => !held.has(id))],
  )
  return { paths: removed.map((row) => row.path), last: ids.at(-1) ?? null }
}

async function selectFile(tx: Tx, entId: string, fileId: string): Promise<FileRow | null> {
  const [row] = await tx.query<FileRow & { size: string }>(
    `select file_id as id, name, type, size, purpose, person_id as "personId", sha256, path
     from platform.files where ent_id = $1 and file_id = $2`,
    [entId, fileId],
  )
  return row ? { ...row, size: Number(row.size) } : null
}

/** Writes and syncs a stream, stopping it as soon as it is too large. */
async function writeFile(path: string, source: Source, max: number) {
  const file = await open(path, 'wx')
  try {
    return await copyInto(file, source, max)
  } finally {
    await file.close()
  }
}

async function copyInto(file: FileHandle, source: Source, max: number) {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let size = 0
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk as Uint8Array)
    size += bytes.length
    if (size > max) throw refuseTooLarge(max)
    if (head.length < headBytes) head = Buffer.concat([head, bytes]).subarray(0, headBytes)
    hash.update(bytes)
    await file.write(bytes)
  }
  if (size === 0) throw new InvalidInput([{ path: ['file'], code: 'file-empty' }], 'file-empty')
  await file.sync()
  return { size, head, sha256: hash.digest() }
}
