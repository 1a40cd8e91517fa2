import { expect, type Page } from '@playwright/test'
import type { Language } from './journey'

const words = {
  'zh-CN': {
    appCenter: '应用中心',
    noPermission: '您没有访问该页面的权限',
    advice: '请检查地址是否正确，联系管理员开通权限，或返回上一页。',
    goBack: '返回',
    leaveTitle: '离开前要保存吗？',
    stay: '留在此页',
    leave: '仍要离开',
  },
  en: {
    appCenter: 'Application center',
    noPermission: 'You do not have permission to visit this page',
    advice: 'Check the address, ask your administrator, or go back.',
    goBack: 'Go back',
    leaveTitle: 'Leave without saving?',
    stay: 'Stay here',
    leave: 'Leave anyway',
  },
}

const shownHost = "document.querySelector('.atrium-page:not([hidden])')"

/** A window as its router sees it: what is shown, how far it is scrolled, whether it was loaded anew. */
export function routedWindow(page: Page, language: Language) {
  const word = words[language]
  const host = page.locator('.atrium-page:not([hidden])')
  const dialog = page.getByRole('dialog', { name: word.leaveTitle })
  return {
    word,
    host,
    dialog,
    banner: page.getByRole('banner'),
    progress: page.locator('[class*=progress]'),
    title: (text: string) => page.getByRole('heading', { level: 1, name: text }),
    firstField: page.getByLabel('Line 1', { exact: true }),
    /** The link to the application center in the header, or in the bar of a phone. */
    homeLink: page.getByRole('link', { name: word.appCenter }).filter({ visible: true }).first(),
    /** Follows a link as if the page had it. */
    follow: (path: string) =>
      page.evaluate(`{
      const link = document.body.appendChild(document.createElement('a'))
      link.href = ${JSON.stringify(path)}
      link.click()
      link.remove()
    }`),
    async expectNoPermission() {
      await expect(page.getByRole('heading', { name: word.noPermission })).toBeVisible()
      await expect(page.getByText(word.advice)).toBeVisible()
    },
    goBack: () => page.getByRole('button', { name: word.goBack, exact: true }).click(),
    stay: () => dialog.getByRole('button', { name: word.stay }).click(),
    leave: () => dialog.getByRole('button', { name: word.leave }).click(),
    async scrollTo(top: number) {
      await page.evaluate(`${shownHost}.scrollTo(0, ${top})`)
      await expectScroll(page, top)
    },
    expectScroll: (top: number) => expectScroll(page, top),
    /** A page load ends the emulation of touch for a moment, so that a phone's page is laid out otherwise when it is left. */
    expectScrollNear: (top: number) =>
      expect.poll(async () => Math.abs((await scrollOf(page)) - top)).toBeLessThan(100),
    /** How far the first thing inside the page that is scrolled at all is scrolled. */
    innerScroll: () =>
      page.evaluate<number>(
        `[...${shownHost}.querySelectorAll('*')].find((inner) => inner.scrollTop > 0)?.scrollTop ?? 0`,
      ),
    mark: () => page.evaluate('window.isMarked = true'),
    /** Whether this is still the document that was marked. */
    isMarked: () => page.evaluate<boolean>('window.isMarked === true'),
  }
}

function expectScroll(page: Page, top: number) {
  return expect.poll(() => scrollOf(page)).toBe(top)
}

function scrollOf(page: Page) {
  return page.evaluate<number>(`${shownHost}?.scrollTop ?? -1`)
}
