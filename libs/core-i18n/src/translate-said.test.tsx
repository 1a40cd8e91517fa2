import { keptStore } from '@atrium/core-storage'
import { describe, expect, it } from 'vitest'
import { translateSaid } from './error-text'
import { createI18n } from './i18n'

const said = { code: 'odd', message: 'Disk is full', requestId: 'r1' }

describe('what a server answered', () => {
  it('keeps its own words when neither its code nor its text is known', () => {
    expect(translateSaid(createI18n({ locale: 'en' }), said)).toBeUndefined()
  })

  it('is told by its code, filled from its details', () => {
    const i18n = createI18n({ locale: 'en' })
    const locked = { ...said, code: 'sign-in-locked', details: { seconds: 40 } }
    expect(translateSaid(i18n, locked)).toContain('40 seconds')
    expect(translateSaid(i18n, { ...said, code: 'internal' })).toContain('r1')
  })

  it('is told by its text when the dictionary has that', async () => {
    const texts = { 'Disk is full': '磁盘已满' }
    const i18n = createI18n({
      locale: 'zh-CN',
      storage: keptStore(() => {
        throw new Error('disabled')
      }),
      askDictionary: async () => ({ code: 200, data: { version: '1', 'zh-CN': texts } }),
    })
    await i18n.refresh()
    expect(translateSaid(i18n, said)).toBe('磁盘已满')
  })
})
