import type { Cell } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { inferColumn } from './infer-column'

describe('a column', () => {
  it.each<[string, Cell[], string]>([
    ['of nothing', [null, '', ' '], 'text'],
    ['of numbers', ['1', '2.5', '-3', null], 'number'],
    ['of grouped numbers', ['1,234', '12,345.60'], 'number'],
    ['of codes with leading zeros', ['007', '008'], 'text'],
    ['of long digit strings', ['123456789012345678', '1'], 'text'],
    ['of days', ['2026-01-02', '2026/3/4'], 'date'],
    ['of days and times', ['2026-01-02', '2026-03-04 10:00'], 'date-time'],
    ['of yes and no', ['是', '否', '是'], 'switch'],
    ['of yes, no and unknown', ['yes', 'no', null, 'yes', 'yes', 'no'], 'single-select'],
    [
      'of a few repeated words',
      ['PG', 'R', 'PG', 'R', 'PG', 'R', 'PG', 'G', 'G', 'G', 'R', 'R'],
      'single-select',
    ],
    ['of names', ['Ada', 'Grace', 'Edsger', 'Barbara'], 'text'],
    ['of paragraphs', ['a\nb', 'c'], 'long-text'],
    ['of numbers and a word', [1, 2, 'n/a'], 'text'],
  ])('%s becomes its kind', (_, cells, kind) => {
    expect(inferColumn(cells).kind).toBe(kind)
  })
  it('lists its choices in order of first sight', () => {
    expect(inferColumn(['b', 'a', 'b', 'a', 'b', 'a', 'b', 'a']).choices).toEqual(['b', 'a'])
  })
})
