import { describe, expect, it } from 'vitest'
import { developerReasonSchema } from './developer-grant'

const fits = (text: string) => developerReasonSchema.safeParse(text).success

describe('the reason of an application', () => {
  it('refuses nothing, and more than twenty words', () => {
    expect(fits('  ')).toBe(false)
    expect(fits('word '.repeat(21))).toBe(false)
    expect(fits('字'.repeat(21))).toBe(false)
    expect(fits('x'.repeat(201))).toBe(false)
  })
  it('takes twenty, however many signs stand between them', () => {
    expect(fits('word '.repeat(20))).toBe(true)
    expect(fits(`${'字'.repeat(20)}，。！`)).toBe(true)
  })
})
