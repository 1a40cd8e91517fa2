import { describe, expect, it } from 'vitest'
import { createFormats } from './formats'

const chinese = createFormats('zh-CN', 'Asia/Shanghai')
const english = createFormats('en', 'America/New_York')

describe('formats', () => {
  it('answer nothing for a time that is none', () => {
    expect(english.dateTime('soon')).toBe('')
  })

  it('show a day as the same day in every zone, and an instant in the person’s', () => {
    expect([english.date('2026-11-21'), chinese.date('2026-11-21')]).toEqual([
      '11/21/2026',
      '2026/11/21',
    ])
    expect(chinese.dateTime('2026-11-20T20:05:00Z')).toBe('2026/11/21 04:05')
    expect(english.time('2026-11-20T20:05:00Z')).toBe('15:05')
  })

  it('show numbers, parts, money and sizes', () => {
    expect(english.number(1234567.5)).toBe('1,234,567.5')
    expect(english.percent(0.255)).toBe('25.5%')
    expect(chinese.money(3)).toBe('¥3.00')
    expect(english.bytes(1536)).toBe('1.5 kB')
    expect(english.bytes(0)).toBe('0 bytes')
    expect(chinese.bytes(0)).toBe('0 字节')
  })

  it('say how long ago in words', () => {
    const now = Date.UTC(2026, 10, 21)
    expect(english.relative(now - 180_000, now)).toBe('3 minutes ago')
    expect(chinese.relative(now - 86_400_000, now)).toBe('昨天')
  })

  it('join lists', () => {
    expect(english.list(['A', 'B', 'C'])).toBe('A, B, and C')
    expect(chinese.list(['甲', '乙'], 'or')).toBe('甲或乙')
  })
})
