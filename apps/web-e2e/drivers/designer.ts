import { expect, type Page } from '@playwright/test'

/** A form on the drawing board, as a person designs it in English. */
export function designer(page: Page) {
  const canvas = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  return {
    field: (label: string) => canvas.getByRole('button', { name: label }).first(),
    /** Adds a field from the palette and names it. */
    async add(kind: string, label: string) {
      await page.getByRole('button', { name: kind, exact: true }).click()
      await page.getByLabel('Field name').fill(label)
    },
    require: () => page.getByText('Required', { exact: true }).click(),
    undo: () => page.getByRole('button', { name: 'Undo' }).click(),
    redo: () => page.getByRole('button', { name: 'Redo' }).click(),
    /** Publishes what is on the board and goes on to its records. */
    async publish(version: number) {
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Publish' }).click()
      await expect(dialog.getByRole('listitem').first()).toBeVisible()
      await dialog.getByRole('button', { name: 'Publish' }).click()
      await expect(dialog.getByText(`Version ${version} is published`)).toBeVisible()
      await dialog.getByRole('button', { name: 'Open records' }).click()
    },
    /** Goes back to an earlier version once the dialog has said what that changes. */
    async rollBack(version: number, change: RegExp) {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Versions' }).click()
      await dialog.getByRole('button', { name: `Go back to version ${version}` }).click()
      await expect(dialog.getByText(change)).toBeVisible()
      await dialog.getByRole('button', { name: 'Go back', exact: true }).click()
      await expect(dialog.getByText(`Version ${version} is back`)).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
    },
  }
}
