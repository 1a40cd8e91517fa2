import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { mountWebApp } from './web-app'

const page = `<head>
  <meta name="deploy-base" content="" />
  <meta name="release" content="" />
  <link rel="icon" href="/favicon.svg" />
  <script type="module" src="/assets/index.js"></script>
</head>`
let dir: string

async function served(deployBase: string, url: string) {
  dir = await mkdtemp(join(tmpdir(), 'web-app-'))
  await writeFile(join(dir, 'index.html'), page)
  const app = fastify()
  await mountWebApp(app, { dir, deployBase, release: 'r1' })
  return app.inject({ url })
}
afterEach(() => rm(dir, { recursive: true, force: true }))

describe('the web app’s page', () => {
  it('answers at every address that is no file and no call', async () => {
    expect((await served('', '/console/org')).body).toContain('<script')
  })
  it('is not the answer to a missing file or call', async () => {
    expect((await served('', '/assets/gone.js')).body).not.toContain('<script')
    expect((await served('', '/sapi/gone')).body).not.toContain('<script')
  })
  it('keeps what was shared by address out of search engines', async () => {
    const robots = async (url: string) => (await served('', url)).headers['x-robots-tag']
    expect(await robots('/preview/token')).toBe('noindex, nofollow')
    expect(await robots('/notices')).toBeUndefined()
  })
  it('knows its deploy base, and so do its first files', async () => {
    const { body } = await served('/atrium', '/apps')
    expect(body).toContain('<meta name="deploy-base" content="/atrium"')
    expect(body).toContain('<meta name="release" content="r1"')
    expect(body).toContain('href="/atrium/favicon.svg"')
    expect(body).toContain('src="/atrium/assets/index.js"')
  })
})
