import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../browser/chromium.ts'
import { workspaceRoot } from '../workspace/workspace-root.ts'
import type { BenchServer } from './bench-server.ts'

/** The list of 50 applications in Chromium: from the browser's database, and from the server of the same machine. */
export interface KeptRead {
  readonly keptMs: number
  readonly askedMs: number
}

const apps = 50

export async function keptReadMeasure(server: BenchServer, runs: number): Promise<KeptRead> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    for (let at = 0; at < apps; at += 1) {
      await server.call('POST', '/apps', { name: `Bench kept ${at}` })
    }
    const url = `http://127.0.0.1:${server.port}`
    const context = await browser.newContext()
    const [name = '', value = ''] = (await server.signIn()).split('=')
    await context.addCookies([{ name, value, url }])
    const page = await context.newPage()
    await page.goto(`${url}/apps`)
    await page.locator('[data-page=app-center] article').first().waitFor()
    return await page.evaluate(measure, { chunk: databaseChunk(), runs, limit: apps })
  } finally {
    await browser.close()
  }
}

/** The built file that opens the database, as the product loads it. */
function databaseChunk(): string {
  const manifest = readFileSync(join(workspaceRoot, 'dist/apps/web/.vite/manifest.json'), 'utf8')
  const chunks = JSON.parse(manifest) as Record<string, { file: string }>
  const found = Object.entries(chunks).find(([from]) => from.endsWith('core-cache/src/database.ts'))
  if (!found) throw new Error('the build has no database of kept answers')
  return `/${found[1].file}`
}

interface Asked {
  readonly chunk: string
  readonly runs: number
  readonly limit: number
}

/** Runs in the page. */
async function measure({ chunk, runs, limit }: Asked): Promise<KeptRead> {
  interface Database {
    readonly global: {
      get(hash: string): Promise<unknown>
      put(hash: string, make: () => object): Promise<unknown>
    }
  }
  const { openDatabase } = (await import(chunk)) as { openDatabase: () => Promise<Database> }
  const { global } = await openDatabase()
  const address = `/sapi/apps?limit=${limit}`
  const ask = async () => (await fetch(address)).json() as Promise<unknown>
  const median = async (work: () => Promise<unknown>) => {
    const times: number[] = []
    for (let run = -5; run < runs; run += 1) {
      const start = performance.now()
      await work()
      if (run >= 0) times.push(performance.now() - start)
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  }
  const hash = 'bench'
  const data = await ask()
  await global.put(hash, () => ({ hash, version: '1', isNode: 0, lastGetTime: 0, data }))
  return { keptMs: await median(() => global.get(hash)), askedMs: await median(ask) }
}
