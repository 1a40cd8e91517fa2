import { chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../browser/chromium.ts'
import type { BenchServer } from './bench-server.ts'

/** From the click to the painted page, in the middle of several runs on the built product. */
export interface PageSwitch {
  readonly runs: number
  /** To a page visited for the first time, whose files are in the browser's cache and whose data is not. */
  readonly switchMs: number
  /** Back to a page that the router kept. */
  readonly returnMs: number
}

const warmUps = 3

export async function pageSwitchMeasure(server: BenchServer, runs: number): Promise<PageSwitch> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const url = `http://127.0.0.1:${server.port}`
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const [name = '', value = ''] = (await server.signIn()).split('=')
    await context.addCookies([{ name, value, url }])
    const forms = await publishForms(server, runs + warmUps)
    const page = await context.newPage()
    await page.goto(`${url}/apps`)
    await page.locator('[data-page=app-center] h1').waitFor()
    const times: { forth: number; back: number }[] = []
    for (const path of forms) times.push(await thereAndBack(page, path))
    const measured = times.slice(warmUps)
    return {
      runs,
      switchMs: middle(measured.map(({ forth }) => forth)),
      returnMs: middle(measured.map(({ back }) => back)),
    }
  } finally {
    await browser.close()
  }
}

/** One application with a form for each visit, so that no visit finds the data of another. */
async function publishForms(server: BenchServer, count: number): Promise<string[]> {
  const app = await server.call<{ id: string }>('POST', '/apps', { name: 'Bench pages' })
  const fields = Array.from({ length: 20 }, (_, at) => ({
    kind: 'text',
    id: `f_page${String(at).padStart(4, '0')}`,
    label: `Line ${at}`,
  }))
  const section = { id: 's_main', title: '', fieldIds: fields.map(({ id }) => id) }
  const schema = { fields, sections: [section], titleFieldId: null }
  const paths: string[] = []
  for (let at = 0; at < count; at += 1) {
    const draft = { appId: app.id, name: `Bench page ${at}`, schema }
    const form = await server.call<{ id: string; draftRevision: number }>('POST', '/forms', draft)
    await server.call('POST', `/forms/${form.id}/publish`, { revision: form.draftRevision })
    paths.push(`/${app.id}/detail/${form.id}`)
  }
  return paths
}

function thereAndBack(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const shown = (selector: string) =>
      document.querySelector(`.atrium-page:not([hidden])${selector}`) !== null
    const timed = async (act: () => void, selector: string) => {
      const start = performance.now()
      act()
      await new Promise<void>((resolve) => {
        const look = () => {
          if (!shown(selector)) return
          seen.disconnect()
          resolve()
        }
        const seen = new MutationObserver(look)
        seen.observe(document, { subtree: true, childList: true, attributes: true })
        look()
      })
      // The frame that shows it is painted when the next one begins.
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve))
      return performance.now() - start
    }
    const link = document.body.appendChild(document.createElement('a'))
    link.href = address
    const forth = await timed(() => link.click(), '[data-page=form-detail] form input')
    link.remove()
    const back = await timed(() => history.back(), '[data-page=app-center]')
    return { forth, back }
  }, path)
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
