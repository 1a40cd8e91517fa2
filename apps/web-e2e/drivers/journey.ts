import { expect, test as base, type Page } from '@playwright/test'
import { demoPassword } from './people'
import { type ServerProcess, withServer } from './server-process'

export type Language = 'zh-CN' | 'en'

/** A phone asks for the dark scheme. */
const devices = {
  desk: {},
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  },
} as const
type Device = keyof typeof devices

export interface Visitor {
  readonly loginId: string
  readonly language?: Language
  readonly on?: Device
}

export interface Journey {
  /** A page in a browser of its own, in a language, before anybody signed in. */
  open: (path: string, language?: Language, on?: Device) => Promise<Page>
  /** The application center of somebody, in a browser of their own. */
  visit: (visitor: Visitor) => Promise<Page>
}

const words = {
  'zh-CN': { account: '账号', password: '密码', signIn: '登录', appCenter: '应用中心' },
  en: {
    account: 'Account',
    password: 'Password',
    signIn: 'Sign in',
    appCenter: 'Application center',
  },
}

/** Fills in the login page that stands open. */
export async function signIn(
  page: Page,
  { loginId, language = 'en', password = demoPassword }: Visitor & { password?: string },
): Promise<void> {
  const { account, password: label, signIn: act } = words[language]
  await page.getByLabel(account, { exact: true }).fill(loginId)
  await page.getByLabel(label, { exact: true }).fill(password)
  await page.getByRole('button', { name: act, exact: true }).click()
}

/** Journeys share accounts, and what one of them spoke is not what the next one speaks. */
async function forgetAccountLanguage({ request }: Page, { loginId }: Visitor): Promise<void> {
  const session = { loginId, password: demoPassword }
  const signedIn = await request.post('/sapi/session', { data: session })
  if (!signedIn.ok()) return
  await request.put('/sapi/session/preferences', { data: { locale: null } })
  await request.delete('/sapi/session')
}

/**
 * A journey through the product; its browsers are closed when it ends. Journeys share a server until one of them fails: the
 * next attempt and those after it begin on fresh data.
 */
export const test = base.extend<Journey, { sharedServer: ServerProcess }>({
  sharedServer: [
    // Playwright reads from the pattern that nothing else is needed.
    // oxlint-disable-next-line no-empty-pattern
    ({}, provide) => withServer({}, provide),
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ sharedServer }, provide) => provide(sharedServer.address),
  async open({ browser, baseURL }, provide) {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    await provide(async (path, language = 'en', on = 'desk') => {
      const context = await browser.newContext({ locale: language, ...devices[on] })
      contexts.push(context)
      await context.addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }])
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  async visit({ open }, provide) {
    await provide(async (visitor) => {
      const { language = 'en' } = visitor
      const page = await open('/apps', language, visitor.on)
      await forgetAccountLanguage(page, visitor)
      await signIn(page, visitor)
      await expect(
        page.getByRole('heading', { level: 1, name: words[language].appCenter }),
      ).toBeVisible()
      return page
    })
  },
})

export { expect }
