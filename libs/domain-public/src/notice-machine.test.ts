import { describe, expect, it } from 'vitest'
import { aNotice, someText } from './fixtures'
import { noticeStatus } from './notice'
import { advanceNotice } from './notice-machine'

const now = new Date('2026-06-01T00:00:00.000Z')
const earlier = '2026-05-01T00:00:00.000Z'
const later = '2026-07-01T00:00:00.000Z'

describe('publishing', () => {
  it('refuses a notice without text, in either language', () => {
    const blank = { title: 'x', body: someText(' ') }
    for (const notice of [aNotice({ text: blank }), aNotice({ textEn: blank })]) {
      expect(advanceNotice(notice, 'publish', now)).toMatchObject({ rejection: 'notice-blank' })
    }
  })
  it('refuses a period that ends before it starts, or has ended', () => {
    expect(advanceNotice(aNotice({ from: later, until: later }), 'publish', now)).toMatchObject({
      rejection: 'notice-period-wrong',
    })
    expect(advanceNotice(aNotice({ until: earlier }), 'publish', now)).toMatchObject({
      rejection: 'notice-period-over',
    })
  })
  it('refuses what is published already', () => {
    const notice = aNotice({ state: 'published' })
    expect(advanceNotice(notice, 'publish', now)).toMatchObject({
      rejection: 'notice-already-published',
    })
  })
  it('counts from now, unless another moment is named', () => {
    const at = (from: string | null) => advanceNotice(aNotice({ from }), 'publish', now)
    expect(at(null)).toMatchObject({ value: { state: 'published', from: now.toISOString() } })
    expect(at(later)).toMatchObject({ value: { from: later } })
  })
  it('works again after a withdrawal', () => {
    const notice = aNotice({ state: 'withdrawn' })
    expect(advanceNotice(notice, 'publish', now)).toMatchObject({ ok: true })
  })
})

describe('withdrawing and deleting', () => {
  it('refuse what they do not fit', () => {
    expect(advanceNotice(aNotice(), 'withdraw', now)).toMatchObject({
      rejection: 'notice-not-published',
    })
    expect(advanceNotice(aNotice({ state: 'published' }), 'delete', now)).toMatchObject({
      rejection: 'notice-still-published',
    })
  })
})

describe('the status of a notice', () => {
  it.each([
    ['draft', { state: 'draft' }],
    ['withdrawn', { state: 'withdrawn', from: earlier }],
    ['scheduled', { state: 'published', from: later }],
    ['live', { state: 'published', from: earlier, until: later }],
    ['ended', { state: 'published', from: earlier, until: now.toISOString() }],
  ] as const)('is %s', (status, part) => {
    expect(noticeStatus(aNotice(part), now)).toBe(status)
  })
})
