import type { Locator, Page } from '@playwright/test'
import type { Language } from './journey'

const words = {
  'zh-CN': { appearance: '外观', theme: '主题', palette: '搜索页面、应用、记录、人员或操作' },
  en: {
    appearance: 'Appearance',
    theme: 'Theme',
    palette: 'Search pages, apps, records, people or actions',
  },
}

/** The frame around the pages: palette, look, bars. */
export interface Frame {
  /** Opens the palette by keyboard and types. */
  find: (text: string) => Promise<Locator>
  /** Chooses in the panel of the look: a theme, a brand colour, a density. */
  choose: (...names: readonly string[]) => Promise<void>
  /** The value of a token, as pages see it. */
  token: (name: string) => Promise<string>
}

export function frame(page: Page, language: Language = 'en'): Frame {
  const text = words[language]
  return {
    async find(wanted) {
      await page.keyboard.press('ControlOrMeta+k')
      const palette = page.getByRole('dialog', { name: text.palette })
      await palette.getByRole('combobox').waitFor()
      await page.keyboard.type(wanted)
      return palette
    },
    async choose(...names) {
      await page.getByRole('button', { name: text.appearance, exact: true }).click()
      const panel = page.getByRole('dialog', { name: text.appearance })
      for (const name of names) {
        await panel.getByRole('radio', { name, exact: true }).check()
      }
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'hidden' })
    },
    token: (name) =>
      page.evaluate<string>(
        `getComputedStyle(document.documentElement).getPropertyValue('--atr-${name}')`,
      ),
  }
}
