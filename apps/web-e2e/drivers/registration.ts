import { expect, type Page } from '@playwright/test'
import type { Language } from './journey'
import { codeFor } from './mailbox'

const words = {
  'zh-CN': {
    enterprise: /^企业名称/,
    contact: /^您的姓名/,
    next: '下一步',
    loginId: /^账号/,
    email: /^邮箱/,
    sendCode: '发送验证码',
    code: /^验证码/,
    proved: '已验证',
    password: /^密码/,
    register: '注册并进入空间',
  },
  en: {
    enterprise: /^Enterprise name/,
    contact: /^Your name/,
    next: 'Next',
    loginId: /^Login ID/,
    email: /^E-mail/,
    sendCode: 'Send code',
    code: /^Verification code/,
    proved: 'Verified',
    password: /^Password/,
    register: 'Register and open my space',
  },
}

/** The wizard by which a stranger registers an enterprise. */
export function registration(page: Page, language: Language = 'en') {
  const word = words[language]
  const next = () => page.getByRole('button', { name: word.next, exact: true }).click()
  return {
    async enterprise(name: string, contact: string) {
      await page.getByLabel(word.enterprise).fill(name)
      await page.getByLabel(word.contact).fill(contact)
      await next()
    },
    typeCode: (code: string) => page.getByLabel(word.code).fill(code),
    async askForCode(email: string) {
      await page.getByLabel(word.email).fill(email)
      await page.getByRole('button', { name: word.sendCode }).click()
      await expect(page.getByLabel(word.code)).toBeVisible()
    },
    /** By the mail that the server of a data folder wrote. */
    async proveEmail(email: string, dataDir: string) {
      await page.getByLabel(word.code).fill(await codeFor(dataDir, email))
      await expect(page.getByText(word.proved)).toBeVisible()
    },
    async account(loginId: string, password: string) {
      await page.getByLabel(word.loginId).fill(loginId)
      await page.getByRole('textbox', { name: word.password }).fill(password)
      await next()
    },
    async register() {
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: word.register }).click()
    },
  }
}
