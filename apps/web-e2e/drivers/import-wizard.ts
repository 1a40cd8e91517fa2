import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** Bringing a file into a form that exists, step by step in English. */
export function importWizard(page: Page) {
  const go = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  return {
    async chooseFile(file: { name: string; mimeType: string; buffer: Buffer }) {
      await go('Import')
      await page.getByLabel('Choose a file, or drop it here').last().setInputFiles(file)
    },
    /** Takes columns and options as they are proposed, and has every row checked. */
    async check() {
      await go('Continue')
      await go('Continue')
      await go('Check')
      await expect(page.getByText('Wrong, to be skipped')).toBeVisible()
    },
    /** The rows left out, as the file that one can download. */
    async errorFile(): Promise<string> {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download all errors' }).click()
      return readFile(await (await download).path(), 'utf8')
    },
    async run() {
      await go(/^Import \d+ rows$/)
      await expect(page.getByText('Imported', { exact: true })).toBeVisible()
      await go('See the records')
    },
  }
}
