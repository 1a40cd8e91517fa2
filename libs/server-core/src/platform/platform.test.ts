import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHttp, type TestHttp } from '../testing/test-http'

let http: TestHttp
let webDir: string
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'atrium-web-'))
  await mkdir(join(webDir, 'assets'))
  await writeFile(
    join(webDir, 'index.html'),
    '<html><head><meta name="deploy-base" content="" /></head></html>',
  )
  await writeFile(join(webDir, 'assets/app-1a2b3c4d.js'), 'plain')
  await writeFile(join(webDir, 'assets/app-1a2b3c4d.js.br'), 'packed')
  http = await testHttp([], { webDir, deployBase: '/atrium' })
})
afterAll(async () => {
  await http.close()
  await rm(webDir, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  http.app.inject({ url: `/atrium${url}`, headers })

describe('what anybody may ask', () => {
  it('is what the environment decided about the window', async () => {
    const decided = {
      socketDomain: 'push.example:8443',
      projectId: 'p1',
      ruleVersion: '7',
      compressImage: false,
      envTag: 'staging',
    }
    const other = await testHttp([], decided)
    const answer = await other.app.inject({ url: '/sapi/config' })
    expect(answer.json()).toMatchObject({
      projectId: 'p1',
      ruleVersion: '7',
      compressImage: false,
      envTag: 'staging',
      endpoints: { gateway: '/sapi', files: '/sapi/files', socket: '/sapi/socket' },
    })
    expect(JSON.parse(answer.json().websocketConfig)).toMatchObject({
      socketDomain: 'push.example:8443',
    })
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("connect-src 'self' ws://push.example:8443 wss://push.example:8443;")
    await other.close()
  })
  it('is whether the system is ready, and its configuration', async () => {
    expect((await get('/sapi/health')).json()).toMatchObject({ status: 'ready' })
    const config = (await get('/space-demo/sapi/config')).json()
    expect(config).toMatchObject({ productName: 'Atrium', deployBase: '/atrium' })
    expect(JSON.parse(config.websocketConfig)).toEqual({ socketDomain: '', loginIp: '127.0.0.1' })
  })
  it('is which versions the cached calls have', async () => {
    const answer = (await get('/sapi/user/platformCaching/apiVersion')).json()
    expect(answer).toMatchObject({ status: 200, result: { publishVersion: '23.12' } })
  })
  it('is the description of every call, and a page that loads nothing from elsewhere', async () => {
    const api = (await get('/sapi/openapi.json')).json()
    expect(api.paths['/session'].post.operationId).toBe('session.sign-in')
    const page = await get('/sapi/docs')
    expect(page.body).not.toMatch(/https?:/)
    expect(page.headers['content-security-policy']).toContain(`script-src 'self';`)
    expect((await get('/sapi/docs/page.js')).headers['content-type']).toContain('javascript')
  })
  it('is told the release with every answer, as in the page', async () => {
    const { headers } = await get('/sapi/health')
    expect(headers['x-atrium-release']).toMatch(/^[\w-]{16}$/)
    expect((await get('/sapi/nothing')).headers['x-atrium-release']).toBe(
      headers['x-atrium-release'],
    )
  })
  it('is the metrics, on this machine only', async () => {
    const ask = (remoteAddress: string) => http.app.inject({ url: '/sapi/metrics', remoteAddress })
    expect((await ask('127.0.0.1')).body).toContain('http_request_duration_seconds')
    expect((await ask('10.0.0.9')).statusCode).toBe(403)
  })
})

describe('a token for web chat', () => {
  it('is given to nobody: strangers are refused, members told why', async () => {
    const ask = (as: string | null) =>
      http.send(as, {
        url: '/atrium/space-demo/api2/chat/token?userId=x',
        headers: { 'accept-language': 'en' },
      })
    expect((await ask(null)).statusCode).toBe(401)
    expect((await ask('user')).json()).toEqual({
      status: '1404',
      message: 'Web chat is not set up.',
    })
  })
})

describe('the web app', () => {
  it('keeps hashed files for ever, packed where the browser can unpack', async () => {
    const file = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'br' })
    expect(file.headers['cache-control']).toContain('immutable')
    expect(file.headers['content-encoding']).toBe('br')
    expect(file.body).toBe('packed')
    expect((await get('/assets/app-1a2b3c4d.js')).body).toBe('plain')
  })
  it('answers every page with its own, which says where it is deployed', async () => {
    for (const url of ['', '/', '/login?next=/x', '/space-demo/app/form/1', '/index.html']) {
      const page = await get(url)
      const body = page.statusCode === 302 ? (await get('/')).body : page.body
      expect(body).toContain('content="/atrium"')
    }
    expect((await get('/login')).headers['cache-control']).toBe('no-cache')
  })
  it('gives nothing from outside its folder', async () => {
    for (const url of ['/..%2f..%2f..%2fetc/passwd', '/assets/..%2f..%2f..%2fetc/passwd']) {
      expect((await get(url)).body).not.toContain('root:')
    }
  })
  it('answers no page for what is a call or a missing file', async () => {
    for (const url of ['/sapi/nothing', '/space-demo/napi/nothing', '/assets/gone.js']) {
      const answer = await get(url)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    }
  })
})

describe('too many calls', () => {
  it('are refused with the time to wait, by session', async () => {
    const strict = await testHttp([], { rateLimit: 3 })
    const ask = (as: string) => strict.send(as, { url: '/sapi/session' })
    for (const _ of [1, 2, 3]) expect((await ask('user')).statusCode).toBe(200)
    const refused = await ask('user')
    expect(refused.json()).toMatchObject({ code: 'rate-limited' })
    expect(refused.statusCode).toBe(429)
    expect((await ask('admin')).statusCode).toBe(200)
    await strict.close()
  })
})
