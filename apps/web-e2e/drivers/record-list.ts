import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** The records of a form, as a person works with them in English. */
export function recordList(page: Page) {
  const grid = page.getByRole('grid')
  const dialog = page.getByRole('dialog')
  const bar = page.getByRole('region', { name: /selected$/ })
  const rowOf = (text: string) => grid.getByRole('row').filter({ hasText: text }).first()
  return {
    grid,
    cell: (text: string) => grid.getByRole('gridcell', { name: text, exact: true }).first(),
    expectCount: (count: string) =>
      expect(page.getByText(`Total ${count}`, { exact: true })).toBeVisible(),
    /** Narrows the list to what is one of the choices of a field. */
    async filterByChoice(field: string, choice: string) {
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('button', { name: 'Add condition' }).click()
      await choose(page, 'Field', field)
      await choose(page, `${field} Value`, choice)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Filter 1', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Add condition' })).toBeHidden()
    },
    async sortBy(column: string, order: 'ascending' | 'descending') {
      await grid.getByRole('button', { name: `Menu of column "${column}"` }).click()
      await page.getByRole('menuitem', { name: `Sort ${order}` }).click()
      await expect(grid.getByRole('columnheader', { name: column })).toHaveAttribute(
        'aria-sort',
        order,
      )
    },
    /** Writes another title over that of a record, in its cell. */
    async retitle(title: string, next: string) {
      const cell = rowOf(title).getByRole('gridcell').nth(1)
      const box = await cell.boundingBox()
      await cell.dblclick({ position: { x: (box?.width ?? 200) - 8, y: 6 } })
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(next)
      await page.keyboard.press('Enter')
    },
    async select(titles: readonly string[]) {
      for (const title of titles) {
        await rowOf(title).hover()
        await grid
          .getByRole('checkbox', { name: `Select "${title}"` })
          .first()
          .check()
      }
      await expect(bar).toContainText(`${titles.length} selected`)
    },
    async deleteSelected() {
      await bar.getByRole('button', { name: 'Delete' }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(dialog).toBeHidden()
    },
    undo: (done: string) =>
      page
        .locator('[aria-live=polite] > div')
        .filter({ hasText: done })
        .getByRole('button', { name: 'Undo' })
        .click(),
    /** The lines of what the list holds as CSV, as a download brings them. */
    async exportCsv(outcome: string): Promise<string[]> {
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      await dialog.getByText('CSV text (.csv)').click()
      await dialog.getByRole('button', { name: 'Export', exact: true }).click()
      await expect(dialog.getByText(outcome)).toBeVisible({ timeout: 30_000 })
      const download = page.waitForEvent('download')
      await dialog.getByRole('link', { name: /^Download .*\.csv$/ }).click()
      const text = await readFile(await (await download).path(), 'utf8')
      await dialog.getByRole('button', { name: 'Close' }).first().click()
      return text.trim().split('\r\n')
    },
  }
}

async function choose(page: Page, label: string, choice: string) {
  await page.getByRole('combobox', { name: label }).last().fill(choice)
  await page.keyboard.press('Enter')
}
