import { filePurposes, filesPath, idSchema, type StoredFile } from '@atrium/domain-core'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../caller'
import { InvalidInput, NotAllowed, NotFound, Unauthenticated } from '../errors'
import { fieldIssues } from '../http/field-issues'
import type { Authentication } from '../http/request-context'
import type { SpaceAddress } from '../http/space-address'
import { unstorableIssues } from '../http/storable-text'
import { isShownInline } from './accepted-files'
import type { FileAccess } from './file-access'
import type { ByteRange, FileEntry, FileStore } from './file-store'
import type { OpenFiles } from './open-files'

const uploadQuerySchema = z.strictObject({ purpose: z.enum(filePurposes).default('attachment') })
/** The form around the file. */
const envelopeBytes = 64 * 1024

interface Parts {
  readonly files: FileStore
  readonly access: FileAccess
  readonly authentication: Authentication
  readonly openFiles: OpenFiles
  readonly address: SpaceAddress
  readonly maxBytes: number
}

/** Uploads and downloads within the caller's space. */
export async function mountFiles(app: FastifyInstance, parts: Parts): Promise<void> {
  const { files, maxBytes } = parts
  await app.register(async (scoped) => {
    await scoped.register(multipart, {
      limits: { files: 1, fields: 5, fieldSize: 1000, fileSize: maxBytes + 1 },
      throwFileSizeLimit: false,
    })
    scoped.addHook('onRequest', (request) => admit(request, parts))
    scoped.post(`/sapi${filesPath}`, { bodyLimit: maxBytes + envelopeBytes }, (request) =>
      upload(request, files),
    )
    scoped.get(`/sapi${filesPath}/:fileId`, (request, reply) => download(request, reply, parts))
  })
}

/** Whoever is not in may see what the sign-in page shows. */
async function admit(request: FastifyRequest, parts: Parts): Promise<void> {
  const { authentication } = parts
  const actor = await admitted(request, parts, () => authentication.actorOf(request))
  request.caller = actor
  if (request.method === 'POST' && actor?.visit?.kind === 'visitor')
    throw new NotAllowed('visitor-reads')
}

/** Null is whoever looks at a picture of the sign-in page without being in. */
async function admitted(
  request: FastifyRequest,
  parts: Parts,
  actorOf: () => Promise<Caller | null>,
): Promise<Caller | null> {
  try {
    const actor = await actorOf()
    if (!actor) throw new Unauthenticated()
    return actor
  } catch (error) {
    if (await openScope(request, parts)) return null
    throw error
  }
}

async function openScope(request: FastifyRequest, { openFiles, address }: Parts) {
  const id = idSchema.safeParse((request.params as { fileId?: string }).fileId)
  if (request.method !== 'GET' || !id.success) return null
  const entId = await openFiles.spaceOf(id.data, address.spaceOf(request.raw))
  return entId === null ? null : { entId, personId: null }
}

async function upload(request: FastifyRequest, files: FileStore): Promise<StoredFile> {
  const query = uploadQuerySchema.safeParse(request.query, { reportInput: true })
  if (!query.success) throw new InvalidInput(fieldIssues(query.error))
  const part = await request.file().catch((error: unknown) => {
    throw isBrokenForm(error) ? new InvalidInput([], 'file-missing') : error
  })
  if (!part || part.fieldname !== 'file') throw new InvalidInput([], 'file-missing')
  return files.put(wholeForm(part.file), {
    scope: callerOf(request),
    name: checkedName(part.filename),
    purpose: query.data.purpose,
  })
}

async function download(request: FastifyRequest, reply: FastifyReply, parts: Parts) {
  const { files, access } = parts
  const id = idSchema.safeParse((request.params as { fileId: string }).fileId)
  if (!id.success) throw new NotFound('file-not-found')
  const { caller } = request
  const scope = caller ?? (await openScope(request, parts))
  if (!scope) throw new Unauthenticated()
  const entry = await files.stat(scope, id.data)
  if (caller && !(await access.mayRead(caller, entry))) throw new NotFound('file-not-found')
  const tag = `"${entry.sha256.toString('hex').slice(0, 32)}"`
  reply.headers({
    etag: tag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-type': entry.type,
    'content-disposition': disposition(entry),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  const range = rangeOf(request.headers.range, entry.size)
  if (range === 'outside') {
    return reply.code(416).header('content-range', `bytes */${entry.size}`).send('')
  }
  if (!range) {
    return reply.header('content-length', entry.size).send(await files.open(scope, id.data))
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${entry.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(await files.open(scope, id.data, range))
}

/** A connection that breaks off is the sender's affair. */
async function* wholeForm(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* source
  } catch {
    throw new InvalidInput([], 'file-incomplete')
  }
}

/** One range; several at once are answered with the whole file. */
function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'outside' : { start, end }
}

function disposition({ name, type }: FileEntry): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const coded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  )
  const kind = isShownInline(type) ? 'inline' : 'attachment'
  return `${kind}; filename="${plain}"; filename*=UTF-8''${coded}`
}

function checkedName(given: string): string {
  const name = (given.split(/[\\/]/).at(-1) ?? '').trim()
  const isGood = name !== '' && name.length <= 255 && unstorableIssues(name).length === 0
  // eslint-disable-next-line no-control-regex
  if (!isGood || /[\x00-\x1f\x7f]/.test(name)) throw new InvalidInput([], 'file-name-invalid')
  return name
}

function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Unauthenticated()
  return request.caller
}

/** Busboy says in words only that a form is cut off or malformed. */
function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && !('statusCode' in error)
}
