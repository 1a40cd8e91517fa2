import { readCookie, writeCookie } from '@atrium/core-storage'
import { defineMessages, scopeMessages } from '@atrium/domain-core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createI18n, type I18n } from './i18n'
import { I18nProvider, useFormats, useMessages } from './i18n-provider'

const messages = scopeMessages(
  'garden',
  defineMessages({ 'zh-CN': { plain: '花园' }, en: { plain: 'Garden' } }),
)
let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  writeCookie('locale', '', { days: 0 })
  for (const name of ['lang', 'i18nDict', 'i18nDictVersion']) window.localStorage.removeItem(name)
})

describe('the language of a window', () => {
  it('is zh-CN by default, and zh for a language that is not spoken', () => {
    expect(createI18n().locale()).toBe('zh-CN')
    writeCookie('locale', 'fr')
    expect(createI18n().locale()).toBe('zh-CN')
  })

  it('is read from the cookie `locale`, then from `lang` of an earlier visit', () => {
    window.localStorage.setItem('lang', 'en')
    expect(createI18n().locale()).toBe('en')
    writeCookie('locale', 'zh-CN')
    expect(createI18n().locale()).toBe('zh-CN')
  })

  it('is switched without a reload: texts, formats, document, cookie and storage', async () => {
    const i18n = createI18n({ locale: 'zh-CN' })
    const page = draw(i18n)
    await expect.poll(textOf(page)).toContain('花园 2026/11/21 ¥3.00')
    expect(document.documentElement.lang).toBe('zh-CN')
    const { timeOrigin } = performance
    await i18n.setLocale('en')
    await expect.poll(textOf(page)).toContain('Garden 11/21/2026 CN¥3.00')
    expect(document.documentElement.lang).toBe('en')
    expect([readCookie('locale'), window.localStorage.getItem('lang')]).toEqual(['en', 'en'])
    expect(performance.timeOrigin).toBe(timeOrigin)
  })
})

describe('the dictionary of a window', () => {
  it('is kept in local storage as i18nDict and i18nDictVersion, and shown at the next start', async () => {
    const data = { en: { 'garden.plain': 'Park' }, version: 'v9' }
    const i18n = createI18n({ locale: 'en', askDictionary: async () => ({ code: 200, data }) })
    const page = draw(i18n)
    await i18n.refresh()
    await expect.poll(textOf(page)).toContain('Park')
    expect(JSON.parse(window.localStorage.getItem('i18nDict') ?? '')).toEqual({ en: data.en })
    expect(window.localStorage.getItem('i18nDictVersion')).toBe('v9')
    root?.unmount()
    await expect.poll(textOf(draw(createI18n({ locale: 'en' })))).toContain('Park')
  })

  it('and the language go on for this page when cookies and storage are blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
    vi.spyOn(document, 'cookie', 'get').mockImplementation(blocked)
    vi.spyOn(document, 'cookie', 'set').mockImplementation(blocked)
    const data = { en: { 'garden.plain': 'Park' }, version: 1 }
    const i18n = createI18n({ askDictionary: async () => ({ code: '200', data }) })
    expect(i18n.locale()).toBe('zh-CN')
    const page = draw(i18n)
    await i18n.setLocale('en')
    await expect.poll(textOf(page)).toContain('Park')
  })
})

function textOf(element: HTMLElement) {
  return () => element.textContent
}

function draw(i18n: I18n): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
  root.render(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  )
  return element
}

function Page() {
  const t = useMessages(messages)
  const formats = useFormats()
  return (
    <p>
      {t('plain')} {formats.date('2026-11-21')} {formats.money(3)}
    </p>
  )
}
