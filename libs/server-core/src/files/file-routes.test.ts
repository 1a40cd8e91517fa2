import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHttp, type TestHttp } from '../testing/test-http'

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  randomBytes(500),
])
let http: TestHttp
beforeAll(async () => {
  http = await testHttp([], { maxUploadBytes: 4 * 1024 * 1024 })
})
afterAll(() => http.close())

interface Upload {
  readonly name: string
  readonly bytes: Buffer | string
  readonly purpose?: string
  readonly as?: string | null
  readonly field?: string
}

function upload({ name, bytes, purpose = 'attachment', as = 'user', field = 'file' }: Upload) {
  const head = `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`
  return http.send(as, {
    method: 'POST',
    url: `/sapi/files?purpose=${purpose}`,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([
      Buffer.from(head),
      Buffer.from(bytes),
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  })
}

describe('an upload', () => {
  it('is refused to a stranger', async () => {
    expect((await upload({ name: 'a.png', bytes: png, as: null })).statusCode).toBe(401)
  })
  it.each<[string, Upload, number, string]>([
    ['a program', { name: 'a.txt', bytes: 'MZ\x90\x00' }, 415, 'unsupported-type'],
    ['a script by name', { name: 'a.sh', bytes: 'hello' }, 415, 'unsupported-type'],
    ['a wrong extension', { name: 'a.png', bytes: 'hello' }, 400, 'file-type-mismatch'],
    ['a spreadsheet that is text', { name: 'a.xlsx', bytes: 'a,b' }, 400, 'file-type-mismatch'],
    ['an empty file', { name: 'a.txt', bytes: '' }, 400, 'file-empty'],
    ['too many bytes', { name: 'a.bin', bytes: Buffer.alloc(4_200_000) }, 413, 'too-large'],
    [
      'a large avatar',
      { name: 'a.png', bytes: Buffer.concat([png, Buffer.alloc(3_200_000)]), purpose: 'avatar' },
      413,
      'too-large',
    ],
    ['a text as cover', { name: 'a.txt', bytes: 'a', purpose: 'cover' }, 415, 'unsupported-type'],
    ['a purpose nobody knows', { name: 'a.txt', bytes: 'a', purpose: 'fun' }, 400, 'invalid-input'],
    ['another field', { name: 'a.txt', bytes: 'a', field: 'other' }, 400, 'file-missing'],
    ['no name', { name: '../', bytes: 'a' }, 400, 'file-name-invalid'],
  ])('refuses %s and keeps nothing', async (_, given, status, code) => {
    const answer = await upload(given)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.json().message).toMatch(/[一-鿿]/)
  })
  it('refuses what is no form, and a form that breaks off', async () => {
    const send = (type: string, payload: string) =>
      http.send('user', {
        method: 'POST',
        url: '/sapi/files',
        headers: { 'content-type': type },
        payload,
      })
    expect((await send('application/json', '{}')).statusCode).toBe(415)
    expect((await send('multipart/form-data', 'x')).statusCode).toBeLessThan(500)
    const cut = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc'
    expect((await send('multipart/form-data; boundary=edge', cut)).statusCode).toBe(400)
  })
  it('leaves no part of a refused file behind', async () => {
    const rows = await http.database.read('platform', (tx) =>
      tx.query('select 1 from platform.files'),
    )
    const kept = await readdir(`${http.dataDir}/files`, { recursive: true })
    expect(kept.filter((name) => /[0-9a-f-]{36}/.test(name))).toHaveLength(rows.length)
  })
})

describe('a download', () => {
  it('gives the bytes back under the name, and a picture may be shown', async () => {
    const stored = (await upload({ name: '图 一.png', bytes: png })).json()
    expect(stored).toMatchObject({ name: '图 一.png', type: 'image/png', size: png.length })
    const answer = await http.send('user', { url: `/sapi/files/${stored.id}` })
    expect(answer.rawPayload.equals(png)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringContaining(`inline; filename="_ _.png"`),
    })
    const tag = String(answer.headers.etag)
    const again = await http.send('user', {
      url: `/sapi/files/${stored.id}`,
      headers: { 'if-none-match': tag },
    })
    expect(again.statusCode).toBe(304)
  })
  it('never shows a page, whatever it is called', async () => {
    const { id } = (await upload({ name: 'a.html', bytes: '<script>alert(1)</script>' })).json()
    const { headers } = await http.send('user', { url: `/sapi/files/${id}` })
    expect(headers['content-type']).toBe('application/octet-stream')
    expect(headers['content-disposition']).toMatch(/^attachment/)
    expect(headers['content-security-policy']).toContain('sandbox')
  })
  it('gives a part, and refuses a part outside', async () => {
    const { id } = (await upload({ name: 'a.txt', bytes: '0123456789' })).json()
    const part = (range: string) =>
      http.send('user', { url: `/sapi/files/${id}`, headers: { range } })
    expect((await part('bytes=2-4')).body).toBe('234')
    expect((await part('bytes=-3')).body).toBe('789')
    expect((await part('bytes=7-99')).headers['content-range']).toBe('bytes 7-9/10')
    expect((await part('bytes=20-')).statusCode).toBe(416)
  })
  it('is refused to strangers, other spaces and made-up ids', async () => {
    const { id } = (await upload({ name: 'a.txt', bytes: 'secret' })).json()
    const status = async (as: string | null, url: string) =>
      (await http.send(as, { url })).statusCode
    expect(await status(null, `/sapi/files/${id}`)).toBe(401)
    expect(await status('user', `/space-north/sapi/files/${id}`)).toBe(404)
    expect(await status('admin', `/space-north/sapi/files/${id}`)).toBe(403)
    expect(await status('user', '/sapi/files/..%2f..%2fetc')).toBe(404)
  })
})
