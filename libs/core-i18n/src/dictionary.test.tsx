import { keptStore, type KeptStore } from '@atrium/core-storage'
import { defineMessages, scopeMessages } from '@atrium/domain-core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { errorText } from './error-text'
import { createI18n, type I18nConfig } from './i18n'
import { I18nProvider, useMessages } from './i18n-provider'

const messages = scopeMessages(
  'garden',
  defineMessages({
    'zh-CN': { greeting: '你好，<% name %>', plain: '花园', count: '<% count %> 棵树' },
    en: { greeting: 'Hello, <% name %>', plain: 'Garden', count: '<% count %> trees' },
  }),
)

afterEach(cleanup)

describe('a dictionary that is refused', () => {
  it.each([
    ['no JSON', 'not JSON at all'],
    ['an error of the server', { code: 500, data: { en: { 'garden.plain': 'Park' }, version: 1 } }],
    ['without a version', { code: 200, data: { en: { 'garden.plain': 'Park' } } }],
    ['a list', { code: 200, data: { en: ['garden.plain'], version: 1 } }],
    ['of another language only', { code: 200, data: { fr: {}, version: 1 } }],
    ['null', null],
  ])('is %s: asked again, then the built-in texts stay', async (_, answer) => {
    const window = open({ askDictionary: async () => answer })
    await window.refresh()
    expect(window.text()).toBe('Garden')
    expect(window.waits).toHaveLength(5)
    expect(window.storage.get('i18nDict')).toBeNull()
  })

  it('is one that was stored and is broken', () => {
    const storage = emptyStore()
    storage.set('i18nDict', '{"en": 3')
    storage.set('i18nDictVersion', '1')
    expect(open({ storage }).text()).toBe('Garden')
    storage.set('i18nDict', '{"en":{"garden.plain":7},"zh-CN":{}}')
    expect(open({ storage }).text()).toBe('Garden')
  })
})

describe('a text of the dictionary', () => {
  it('is left out when it is none, empty, or has other placeholders than the original', async () => {
    for (const plain of [
      7,
      null,
      { a: 1 },
      '',
      '  ',
      '<% name %>',
      'half <%',
      'x'.repeat(10_001),
    ]) {
      const window = open({ askDictionary: async () => answerOf({ 'garden.plain': plain }) })
      await window.refresh()
      expect(window.text()).toBe('Garden')
    }
  })

  it('is shown as text, whatever markup it holds', async () => {
    const markup = '<img src=x onerror="document.title=1"><script>1</script>'
    const window = open({ askDictionary: async () => answerOf({ 'garden.plain': markup }) })
    await window.refresh()
    expect(window.text()).toBe(markup)
    expect(document.querySelector('img, script')).toBeNull()
  })

  it('calls no other text, so that two cannot call each other for ever', async () => {
    const texts = { 'garden.plain': '$t(greeting)', 'garden.greeting': '$t(plain) <% name %>' }
    const window = open({ askDictionary: async () => answerOf(texts) })
    await window.refresh()
    expect(window.text()).toBe('$t(greeting)')
  })

  it('adds no plural form and no key a library does not have', async () => {
    const texts = { 'garden.count_one': 'hijacked', 'garden.more': 'x' }
    const window = open({ askDictionary: async () => answerOf(texts) }, 'count')
    await window.refresh()
    expect(window.text()).toBe('1 trees')
    expect(window.i18n.i18next.exists('more', { ns: 'garden' })).toBe(false)
  })

  it('of a code that only the server knows comes with the dictionary', async () => {
    const window = open({ askDictionary: async () => answerOf({ 'form-name-taken': 'Taken!' }) })
    await window.refresh()
    expect(errorText(window.i18n, { code: 'form-name-taken', message: 'x' })).toBe('Taken!')
  })
})

describe('the dictionary', () => {
  it('says a text otherwise, live, and is stored as lang, i18nDict and i18nDictVersion', async () => {
    const window = open({ askDictionary: async () => answerOf({ 'garden.plain': 'Park' }, '7') })
    await window.refresh()
    expect(window.text()).toBe('Park')
    expect(window.storage.get('i18nDict')).toBe('{"en":{"garden.plain":"Park"}}')
    expect(window.storage.get('i18nDictVersion')).toBe('7')
    const later = open({ storage: window.storage })
    expect(later.text()).toBe('Park')
  })

  it('gives the original back when it no longer says otherwise', async () => {
    const answers = [answerOf({ 'garden.plain': 'Park' }, '1'), answerOf({}, '2')]
    const window = open({ askDictionary: async () => answers.shift() })
    await window.refresh()
    await window.refresh()
    expect(window.text()).toBe('Garden')
  })

  it('of a version that is known draws nothing anew', async () => {
    const window = open({ askDictionary: async () => answerOf({ 'garden.plain': 'Park' }, '1') })
    await window.refresh()
    const { drawn } = window
    expect(drawn()).toBe(2)
    await window.refresh()
    expect(drawn()).toBe(2)
  })

  it('is asked up to five times more, with delays that double from 350 ms, and then let be', async () => {
    const window = open({ askDictionary: () => Promise.reject(new TypeError('down')) })
    await window.refresh()
    expect(window.waits).toEqual([350, 700, 1400, 2800, 5600])
    expect(window.text()).toBe('Garden')
  })

  it('is asked for the language switched to, and no longer for the one left', async () => {
    const asked: string[] = []
    let letGo = () => undefined as void
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const window = open({
      askDictionary: async (locale) => {
        asked.push(locale)
        if (locale === 'zh-CN') return answerOf({ 'garden.plain': '公园' }, 'z', 'zh-CN')
        await held
        return answerOf({ 'garden.plain': 'late' }, 'e')
      },
    })
    const first = window.i18n.refresh()
    await act(() => window.i18n.setLocale('zh-CN'))
    await screen.findByText('公园')
    await act(async () => {
      letGo()
      await first
    })
    expect(asked).toEqual(['en', 'zh-CN'])
    expect(window.storage.get('i18nDictVersion')).toBe('z')
  })
})

function answerOf(texts: Record<string, unknown>, version = '1', locale = 'en'): unknown {
  return { code: 200, data: { [locale]: texts, version } }
}

function open(config: I18nConfig, key: 'plain' | 'count' = 'plain') {
  cleanup()
  const waits: number[] = []
  const storage = config.storage ?? emptyStore()
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  const i18n = createI18n({ locale: 'en', wait, ...config, storage })
  let drawn = 0
  function Text() {
    return <p>{useMessages(messages)(key, { count: 1 })}</p>
  }
  render(
    <I18nProvider i18n={i18n}>
      <Profiler id="text" onRender={() => (drawn += 1)}>
        <Text />
      </Profiler>
    </I18nProvider>,
  )
  return {
    i18n,
    storage,
    waits,
    drawn: () => drawn,
    refresh: () => act(() => i18n.refresh()),
    text: () => screen.getByRole('paragraph').textContent,
  }
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
