import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from './journey'

const words = {
  'zh-CN': {
    create: '新建应用',
    blank: '空白应用',
    fromFile: '从表格文件创建',
    name: '应用名称',
    make: '创建应用',
    makeFromFile: '创建并导入',
    open: '打开应用',
  },
  en: {
    create: 'New application',
    blank: 'Blank application',
    fromFile: 'From a spreadsheet',
    name: 'Application name',
    make: 'Create application',
    makeFromFile: 'Create and import',
    open: 'Open application',
  },
}

/** The application center: the ways to make an application, and to open one. */
export function appCenter(page: Page, language: Language = 'en') {
  const word = words[language]
  const dialog = page.getByRole('dialog')
  const create = async (way: string) => {
    await page.getByRole('button', { name: word.create }).first().click()
    await page.getByRole('menuitem', { name: way }).click()
  }
  return {
    dialog,
    open: (name: string) => page.getByRole('link', { name }).first().click(),
    async makeBlank(name: string) {
      await create(word.blank)
      await dialog.getByLabel(word.name).fill(name)
      await dialog.getByRole('button', { name: word.make }).click()
      await expect(dialog).toBeHidden()
    },
    /** Chooses a file; what is found in it, or why it is refused, shows in the dialog. */
    async chooseFile(file: string | { name: string; mimeType: string; buffer: Buffer }) {
      await create(word.fromFile)
      await dialog.locator('input[type=file]').setInputFiles(file)
      return dialog
    },
    /** Makes the application of the chosen file, waits for `outcome`, and opens it. */
    async makeFromFile(name: string, outcome: string): Promise<Locator> {
      await dialog.getByLabel(word.name).fill(name)
      await dialog.getByRole('button', { name: word.makeFromFile }).click()
      await expect(dialog.getByText(outcome)).toBeVisible({ timeout: 30_000 })
      await dialog.getByRole('button', { name: word.open }).click()
      await expect(dialog).toBeHidden()
      return page.getByRole('grid')
    },
  }
}
