import { expect, type Locator, type Page } from '@playwright/test'

/** The pages of the organisation, in English, as an administrator works with them. */
export function organisationOn(page: Page) {
  const dialog = page.getByRole('dialog')
  const press = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name, exact: true }).first().click()

  async function fillIn(act: string, texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      await dialog.getByLabel(new RegExp(`^${label}`)).fill(text)
    }
    await press(dialog, act)
  }

  return {
    dialog,
    fillIn,
    tree: page.getByRole('tree', { name: 'Departments' }),
    choose: (name: string) =>
      page.getByRole('tree', { name: 'Departments' }).getByText(name, { exact: true }).click(),
    async addDepartment(name: string, button = 'Create department') {
      await press(page, button)
      await fillIn('Create', { Name: name })
      await expect(dialog).toBeHidden()
    },
    /** Adds a person where the tree stands; answers the link they get. */
    async addMember(name: string, login: string): Promise<string> {
      await press(page, 'Add member')
      await fillIn('Add', { Name: name, Login: login })
      const link = await dialog.getByLabel('Link to set a password').inputValue()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      return link
    },
    async moveTo(name: string, department: string) {
      await page.getByRole('checkbox', { name: new RegExp(name) }).check()
      await press(page, 'Move to department')
      await dialog.getByRole('combobox').fill(department)
      await page
        .getByRole('option', { name: department })
        .or(page.getByTitle(department))
        .last()
        .click()
      await press(dialog, 'Move')
      await expect(dialog).toBeHidden()
    },
    async remove(name: string) {
      await press(page, `More for ${name}`)
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await press(dialog, 'Delete')
    },
  }
}
