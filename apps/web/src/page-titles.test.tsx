import { createI18n } from '@atrium/core-i18n'
import { defineFeature, page } from '@atrium/core-routing'
import { definePath } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { withPageTitles } from './page-titles'

const garden = defineFeature({
  id: 'garden',
  routes: [
    page(definePath('/garden'), {
      id: 'garden',
      title: { 'zh-CN': '花园', en: 'Garden' },
      owner: [],
      page: async () => ({}),
    }),
  ],
})

describe('the title of a page', () => {
  it('is the manifest’s while the dictionary says nothing else, or nothing that fits', async () => {
    const { title, refresh } = open({ 'pages.garden': 'Garden <% x %>', 'pages.gone': 'x' })
    await refresh()
    expect([title()?.en, title()?.['zh-CN']]).toEqual(['Garden', '花园'])
  })

  it('is what the dictionary says, at once', async () => {
    const { title, refresh } = open({ 'pages.garden': 'Park' })
    const held = title()
    expect(held?.en).toBe('Garden')
    await refresh()
    expect([held?.en, held?.['zh-CN']]).toEqual(['Park', '花园'])
  })
})

function open(en: Record<string, string>) {
  const i18n = createI18n({
    locale: 'en',
    askDictionary: async () => ({ code: 200, data: { en, version: Object.values(en).join() } }),
  })
  const [feature] = withPageTitles([garden], i18n)
  return { title: () => feature?.routes[0]?.title, refresh: () => i18n.refresh() }
}
