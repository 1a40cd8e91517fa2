import { createHash, type Hash } from 'node:crypto'
import { roleSchema } from '@atrium/domain-core'
import { type AuditExport, auditFilterSchema } from '@atrium/domain-security'
import {
  type AuditPlace,
  chainStart,
  type Core,
  defineJob,
  hashesBefore,
  type JobDefinition,
  type KeptEntry,
  type RunningJob,
  selectAudit,
  type Tx,
} from '@atrium/server-core'
import { z } from 'zod'
import { createSeal, type Seal } from './audit-seal'
import { filterOf } from './audit-service'

export const exportKind = 'security.export-audit'

const inputSchema = auditFilterSchema.extend({ notByRoles: z.array(roleSchema) })

type ExportInput = z.output<typeof inputSchema>

const pageSize = 2000

type ExportNeeds = Pick<Core, 'database' | 'clock' | 'files' | 'config'>

interface Written {
  readonly lines: Hash
  entries: number
}

/**
 * Writes entries into a file of JSON lines: a head, an entry a line with its hash and the one before it, and a seal with
 * the digest of all lines above, signed. Each entry proves itself; entries without a gap prove each other.
 */
export function exportJob(needs: ExportNeeds): JobDefinition {
  return defineJob({
    kind: exportKind,
    input: inputSchema,
    async run(input, job) {
      const seal = createSeal(needs.config)
      const written: Written = { lines: createHash('sha256'), entries: 0 }
      const made = needs.clock.now().toISOString()
      const name = `audit-${job.scope.entId}-${made.slice(0, 10)}.jsonl`
      const file = await needs.files.put(linesOf(needs, { input, job, seal, written, made }), {
        scope: job.scope,
        name,
        purpose: 'export',
      })
      const digest = written.lines.digest('hex')
      const { entries } = written
      const { fingerprint } = seal
      const result: AuditExport = {
        file: { id: file.id, name: file.name, size: file.size },
        entries,
        digest,
        fingerprint,
      }
      job.result(result)
    },
  })
}

interface Work {
  readonly input: ExportInput
  readonly job: RunningJob
  readonly seal: Seal
  readonly written: Written
  readonly made: string
}

async function* linesOf(needs: ExportNeeds, { input, job, seal, written, made }: Work) {
  const { entId } = job.scope
  const line = (value: object): string => {
    const text = `${JSON.stringify(value)}\n`
    written.lines.update(text)
    return text
  }
  yield line({ type: 'head', format: 'atrium-audit-1', entId, made, filter: input })
  let before: AuditPlace | null = null
  do {
    job.signal.throwIfAborted()
    const place: AuditPlace | null = before
    const page: Page = await needs.database.read(job.scope, (tx) => readPage(tx, input, place))
    for (const each of page) yield line({ type: 'entry', ...each })
    written.entries += page.length
    job.progress(written.entries)
    const last = page.at(-1)
    before = last && page.length === pageSize ? { at: new Date(last.at), seq: last.seq } : null
  } while (before)
  const digest = written.lines.copy().digest()
  const { publicKey, fingerprint } = seal
  const sealed = { type: 'seal', entries: written.entries, digest: digest.toString('hex') }
  yield `${JSON.stringify({ ...sealed, signature: seal.sign(digest), publicKey, fingerprint })}\n`
}

type Page = readonly {
  readonly seq: number
  readonly at: string
  readonly entry: string
  readonly previous: string
  readonly hash: string
}[]

async function readPage(tx: Tx, input: ExportInput, before: AuditPlace | null): Promise<Page> {
  const filter = { ...filterOf(input), notByRoles: input.notByRoles }
  const kept = await selectAudit(tx, filter, { before, limit: pageSize })
  const hashes = await hashesBefore(
    tx,
    kept.map(({ seq }) => seq),
  )
  return kept.map(({ seq, at, entry, hash }: KeptEntry) => ({
    seq,
    at: at.toISOString(),
    entry,
    previous: (hashes.get(seq) ?? chainStart).toString('hex'),
    hash: hash.toString('hex'),
  }))
}
