import { expect, type Page } from '@playwright/test'

interface Newcomer {
  readonly name: string
  readonly loginId: string
  readonly password: string
}

/** Makes an account where a link leads, in English, and asks to join. */
export async function askToJoin(page: Page, { name, loginId, password }: Newcomer) {
  await page.getByLabel(/^Name/).fill(name)
  await page.getByLabel(/^Login ID/).fill(loginId)
  await page.getByRole('textbox', { name: /^Password/ }).fill(password)
  await page.getByRole('button', { name: 'Create account and ask to join' }).click()
  await expect(page.getByText('Waiting for approval')).toBeVisible()
}

/** How an administrator, in English, lets people in and out. */
export function doorOf(page: Page) {
  const dialog = page.getByRole('dialog').last()
  const press = (name: string | RegExp) =>
    dialog.getByRole('button', { name, exact: true }).first().click()
  return {
    dialog,
    press,
    /** Makes a link that asks for approval; answers its address. */
    async addLink(purpose: string): Promise<string> {
      await page.goto('/console/org?joining=links')
      await press('Create link')
      await dialog.getByLabel(/^Purpose/).fill(purpose)
      await press('Create')
      const address = await dialog.getByLabel('Address').inputValue()
      await press('Close')
      return address
    },
    async refuse(name: string, reason: string) {
      await page.getByRole('button', { name: `Refuse ${name}` }).click()
      await dialog.getByLabel(/^Reason/).fill(reason)
      await press('Refuse')
      await expect(page.getByRole('button', { name: `Refuse ${name}` })).toBeHidden()
    },
    /** Does something with a member from the member's own drawer. */
    async act(name: string, act: string) {
      await page.getByRole('button', { name: `More for ${name}` }).click()
      await page.getByRole('menuitem', { name: act }).click()
    },
  }
}
