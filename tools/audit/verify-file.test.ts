import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectedHash } from './chain.ts'
import { verifyFile } from './verify-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-audit-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const keys = generateKeyPairSync('ed25519')
const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')

/** Lines of an exported chain, the newest entry first. */
function chain(count: number): object[] {
  let previous: Buffer = Buffer.alloc(0)
  const entries = Array.from({ length: count }, (_, index) => {
    const told = { seq: index + 1, at: new Date(index), entry: `{"n":${index}}` }
    const hash = expectedHash('demo', previous, { ...told, hash: previous })
    const line = { type: 'entry', ...told, previous: previous.toString('hex') }
    previous = hash
    return { ...line, hash: hash.toString('hex') }
  })
  return entries.toReversed()
}

async function checked(entries: object[], seal: object = {}) {
  const lines = [{ type: 'head', format: 'atrium-audit-1', entId: 'demo' }, ...entries]
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  const digest = createHash('sha256').update(text).digest()
  const signature = sign(null, digest, keys.privateKey).toString('base64')
  const sealed = { entries: entries.length, digest: digest.toString('hex'), signature, publicKey }
  const path = join(folder, 'log.jsonl')
  await writeFile(path, `${text}${JSON.stringify({ type: 'seal', ...sealed, ...seal })}\n`)
  return verifyFile(path)
}

describe('an exported log', () => {
  it('is broken where an entry was changed, moved or signed by nobody', async () => {
    const [third = {}, second = {}, first = {}] = chain(3)
    const changed = { ...second, entry: '{"n":9}' }
    expect(await checked([third, changed, first])).toMatchObject({ ok: false, line: 3 })
    expect(await checked([second, third, first])).toMatchObject({ ok: false, line: 3 })
    const forged = { signature: Buffer.alloc(64).toString('base64') }
    expect(await checked([third, second, first], forged)).toMatchObject({ ok: false, line: 5 })
    expect(await checked([third, second, first], { entries: 2 })).toMatchObject({ ok: false })
  })
  it('is told apart from one whose entries stand in for each other', async () => {
    const [third = {}, , first = {}] = chain(3)
    const [, twin = {}] = chain(3).map((line) => ({ ...line, previous: '00' }))
    expect(await checked([third, twin, first])).toMatchObject({ ok: false, line: 3 })
  })
  it('is whole, or says how many gaps its filter left', async () => {
    const [third = {}, second = {}, first = {}] = chain(3)
    expect(await checked([third, second, first])).toMatchObject({ ok: true, entries: 3, gaps: 0 })
    expect(await checked([third, first])).toMatchObject({ ok: true, entries: 2, gaps: 1 })
    expect(await checked([])).toMatchObject({ ok: true, entries: 0 })
  })
})
