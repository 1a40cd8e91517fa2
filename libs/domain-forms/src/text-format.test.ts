import { describe, expect, it } from 'vitest'
import { hasFormat } from './text-format'
import { textFormats, type TextFormat } from './validator'

const examples: Record<TextFormat, { is: string[]; isNot: string[] }> = {
  email: {
    is: ['a@b.cn', 'first.last+tag@sub.example.com', '用户@例子.公司'],
    isNot: ['a', 'a@b', 'a@b.', 'a b@c.d', '@b.cn', `${'x'.repeat(250)}@b.cn`],
  },
  phone: {
    is: ['13800138000', '010-12345678', '+86 138 0013 8000', '+1 555-123-4567'],
    isNot: ['123', '12345a', '1380013800013800138000', '138--00138000'],
  },
  'id-number': {
    is: ['11010519491231002X', '11010519491231002x'],
    isNot: ['110105194912310021', '1101051949123100', 'abcdefghijklmnopqr'],
  },
  number: { is: ['0', '-1', '+1.50', '007'], isNot: ['', '1.', '.5', '1e3', '一'] },
  'postal-code': { is: ['100000'], isNot: ['10000', '1000000', '10000a'] },
  'credit-code': {
    is: ['91350100M000100Y43'],
    isNot: ['91350100M000100Y44', '91350100M000100Y4', '91350100m000100y43'],
  },
  url: {
    is: ['https://example.com', 'http://localhost:4000/a?b#c', 'https://例子.公司/路径'],
    isNot: ['example.com', 'ftp://example.com', 'javascript:alert(1)', 'https://', 'https://a b'],
  },
}

describe.each(textFormats)('%s', (format) => {
  it.each(examples[format].is)('is %s', (text) => {
    expect(hasFormat(text, format)).toBe(true)
  })
  it.each(examples[format].isNot)('is not %s', (text) => {
    expect(hasFormat(text, format)).toBe(false)
  })
})

it('answers at once on texts made to be slow', () => {
  const slow = [
    `a@${'a.'.repeat(5000)}`,
    '1'.repeat(20_000),
    `http://${'.'.repeat(20_000)} `,
    '1 -'.repeat(5000),
  ]
  for (const text of slow) {
    for (const format of textFormats) expect(typeof hasFormat(text, format)).toBe('boolean')
  }
})
