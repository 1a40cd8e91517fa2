import { describe, expect, it } from 'vitest'
import { currencySign, grouped, numberText } from './number-text'

describe('a number as people write it', () => {
  it('has its thousands apart, not its decimals', () => {
    expect([grouped('1234567.12345'), grouped(-1234), grouped('12'), grouped('')]).toEqual([
      '1,234,567.12345',
      '-1,234',
      '12',
      '',
    ])
  })
  it('may be typed in full width and with grouping', () => {
    expect([numberText('１，２３４．５'), numberText(' 1,234 '), numberText(undefined)]).toEqual([
      '1234.5',
      '1234',
      '',
    ])
  })
  it('has its currency before it', () => {
    expect([currencySign('CNY', 'zh-CN'), currencySign('EUR', 'en')]).toEqual(['¥', '€'])
    expect(currencySign(undefined, 'en')).toBeUndefined()
  })
})
