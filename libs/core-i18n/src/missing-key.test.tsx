import { defineMessages, scopeMessages } from '@atrium/domain-core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { I18nProvider, useMessages } from './i18n-provider'

afterEach(cleanup)

// The type check of this file is the test: each expected error must be one, or the build fails.

it('a key that is missing in one language does not compile', () => {
  const inChineseOnly = defineMessages({
    'zh-CN': { plain: '花园', more: '更多' },
    // @ts-expect-error -- `more` is missing
    en: { plain: 'Garden' },
  })
  const inEnglishOnly = defineMessages({
    'zh-CN': { plain: '花园' },
    // @ts-expect-error -- `more` is not Chinese
    en: { plain: 'Garden', more: 'More' },
  })
  expect([inChineseOnly.en.plain, inEnglishOnly.en.plain]).toEqual(['Garden', 'Garden'])
})

it('a key that no library has does not compile, and shows itself', () => {
  const messages = scopeMessages('g', defineMessages({ 'zh-CN': { a: '甲' }, en: { a: 'A' } }))
  function Text() {
    const t = useMessages(messages)
    // @ts-expect-error -- there is no `b`
    return <p>{t('b')}</p>
  }
  render(
    <I18nProvider locale="en">
      <Text />
    </I18nProvider>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe('b')
})
