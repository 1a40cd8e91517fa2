import { expect, type Page } from '@playwright/test'
import type { Language } from './journey'

/** Leaves a mark that a reload would wipe away; answers whether it is still there. */
export async function markWindow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate('window.isTheSame = true')
  return () => page.evaluate<boolean>('window.isTheSame === true')
}

/** Switches with the button in the header, on a phone in the account's menu, and waits until the account keeps it. */
export async function switchTo(page: Page, language: Language): Promise<void> {
  const name = language === 'en' ? 'English' : '简体中文'
  const kept = page.waitForResponse('**/sapi/session/preferences')
  const button = page.getByRole('button', { name: new RegExp(`(语言|Language).*${name}`) })
  if (await button.isVisible()) await button.click()
  else {
    await page.getByRole('button', { name: /^(账号|我的|Account|Me)$/ }).click()
    await page.getByRole('radio', { name }).check()
    await page.keyboard.press('Escape')
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await kept
}

/** The account keeps no language again, so that the next visitor has the browser's. */
export async function forgetLanguage(page: Page): Promise<void> {
  await page.request.put('/sapi/session/preferences', { data: { locale: null } })
}

/** The page on which a space says texts in its own words, in English. */
export function languagesPage(page: Page) {
  const cell = (key: string, language: string) =>
    page.getByRole('button', { name: `Edit the ${language} text of "${key}"` })
  return {
    cell,
    async open() {
      await page.goto('/saas/languages')
      await expect(page.getByRole('heading', { level: 1, name: 'Languages' })).toBeVisible()
    },
    find: (text: string) => page.getByRole('searchbox', { name: 'Search texts' }).fill(text),
    write: (text: string) => page.getByRole('textbox', { name: 'Text', exact: true }).fill(text),
    save: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
    reset: () => page.getByRole('button', { name: 'Back to the original' }).click(),
  }
}
