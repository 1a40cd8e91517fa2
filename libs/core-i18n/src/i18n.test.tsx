import { keptStore, readCookie, type KeptStore } from '@atrium/core-storage'
import { defineMessages, scopeMessages, type Locale } from '@atrium/domain-core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { errorText } from './error-text'
import { createI18n } from './i18n'
import { I18nProvider, useLocale, useMessages } from './i18n-provider'

const messages = scopeMessages(
  'garden',
  defineMessages({
    'zh-CN': { greeting: '你好，<% name %>', plain: '花园' },
    en: { greeting: 'Hello, <% name %>', plain: 'Garden' },
  }),
)

afterEach(cleanup)

describe('the language', () => {
  it('is zh-CN for a person about whom nothing is known', () => {
    document.cookie = 'locale=; path=/; max-age=0'
    expect(createI18n({ storage: emptyStore() }).locale()).toBe('zh-CN')
  })

  it('is what the locale cookie says, before what was stored', () => {
    document.cookie = 'locale=en; path=/'
    const storage = emptyStore()
    storage.set('lang', 'zh-CN')
    expect(createI18n({ storage }).locale()).toBe('en')
    document.cookie = 'locale=; path=/; max-age=0'
    expect(createI18n({ storage }).locale()).toBe('zh-CN')
  })

  it('switches what is on the screen without a reload, and is remembered', async () => {
    const storage = emptyStore()
    const i18n = createI18n({ locale: 'zh-CN', storage })
    render(<Greeting />, {
      wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
    })
    expect(screen.getByText('你好，<Anna>')).toBeTruthy()
    await act(() => i18n.setLocale('en'))
    expect(screen.getByText('Hello, <Anna>')).toBeTruthy()
    expect([readCookie('locale'), storage.get('lang'), document.documentElement.lang]).toEqual([
      'en',
      'en',
      'en',
    ])
  })
})

describe('a provider that makes its own language', () => {
  it('follows the language it is given', () => {
    const { rerender } = render(<Localised locale="en" />)
    expect(screen.getByText('Garden')).toBeTruthy()
    rerender(<Localised locale="zh-CN" />)
    expect(screen.getByText('花园')).toBeTruthy()
  })
})

describe('the text of an error', () => {
  const i18n = createI18n({ locale: 'en', storage: emptyStore() })

  it('is general, with a number to quote, when nothing is known', () => {
    expect(errorText(i18n, new Error('boom'))).not.toContain('boom')
    expect(errorText(i18n, { code: 'internal', requestId: 'r1' })).toContain('r1')
  })

  it('is the server’s when the code is a library’s own', () => {
    expect(errorText(i18n, { code: 'form-name-taken', message: 'Taken.' })).toBe('Taken.')
  })

  it('of a refusal is the server’s when it has words, and ours when it has none', () => {
    const refusal = { code: 'not-allowed', status: 403 }
    expect(errorText(i18n, { ...refusal, message: 'Only for members' })).toBe('Only for members')
    const technical = { ...refusal, message: 'Request failed with status code 403' }
    expect(errorText(i18n, technical)).toContain('permission')
  })

  it('is filled from the details', () => {
    expect(errorText(i18n, { code: 'sign-in-locked', details: { seconds: 40 } })).toContain('40')
    const issue = { path: ['password'], code: 'sign-in-locked', params: { seconds: 50 } }
    expect(errorText(i18n, { code: 'sign-in-locked', details: [issue] })).toContain('50')
  })
})

function Greeting() {
  const t = useMessages(messages)
  const { locale } = useLocale()
  return <p lang={locale}>{t('greeting', { name: '<Anna>' })}</p>
}

function Localised({ locale }: { locale: Locale }) {
  return (
    <I18nProvider locale={locale}>
      <Plain />
    </I18nProvider>
  )
}

function Plain() {
  return <p>{useMessages(messages)('plain')}</p>
}

function emptyStore(): KeptStore {
  const values = new Map<string, string>()
  return keptStore(
    () =>
      ({
        getItem: (name: string) => values.get(name) ?? null,
        setItem: (name: string, value: string) => void values.set(name, value),
        removeItem: (name: string) => void values.delete(name),
      }) as Storage,
  )
}
