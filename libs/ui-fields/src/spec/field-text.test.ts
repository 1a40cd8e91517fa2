import { expect, it } from 'vitest'
import { fieldText } from './field-text'
import { formatBytes } from './format-bytes'

const en = { locale: 'en', timeZone: 'Asia/Shanghai' }
const zh = { locale: 'zh-CN', timeZone: 'Asia/Shanghai' }

it('writes nothing for empty values', () => {
  expect(fieldText({ kind: 'text' }, null, en)).toBe('')
  expect(fieldText({ kind: 'person', multiple: true }, [], en)).toBe('')
})

it('leaves what is no date as it is', () => {
  expect(fieldText({ kind: 'date' }, 'soon', en)).toBe('soon')
})

it('writes numbers and money as the locale does', () => {
  expect(fieldText({ kind: 'number', decimals: 2, unit: 'kg' }, 1234.5, en)).toBe('1,234.50 kg')
  expect(fieldText({ kind: 'number', decimals: null, unit: '' }, 0.125, en)).toBe('0.125')
  expect(fieldText({ kind: 'currency', decimals: 2, currency: 'CNY' }, 9.5, zh)).toBe('¥9.50')
})

it('writes days without moving them and instants in the zone of the person', () => {
  expect(fieldText({ kind: 'date' }, '2026-03-01', en)).toBe('Mar 1, 2026')
  expect(fieldText({ kind: 'date' }, '2026-03-01', zh)).toBe('2026/03/01')
  expect(fieldText({ kind: 'date-time' }, '2026-03-01T20:30:00.000Z', zh)).toBe('2026/03/02 04:30')
})

it('names choices, people and files', () => {
  const options = [
    { id: 'o_a', label: 'Red' },
    { id: 'o_b', label: 'Blue' },
  ]
  expect(fieldText({ kind: 'multi-select', options }, ['o_b', 'o_a'], zh)).toBe('Blue、Red')
  const nameOf = (id: string) => (id === 'p' ? 'Ada' : undefined)
  expect(fieldText({ kind: 'person', multiple: true }, ['p', 'q'], { ...en, nameOf })).toBe(
    'Ada, …',
  )
  expect(fieldText({ kind: 'switch' }, true, zh)).toBe('是')
})

it('writes sizes in the largest unit that fits', () => {
  expect(formatBytes(0, 'en')).toBe('0 bytes')
  expect(formatBytes(1_440_000, 'en')).toBe('1.4 MB')
})
