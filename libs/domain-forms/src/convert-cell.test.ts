import type { Cell } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { convertCell, type ConvertContext } from './convert-cell'
import { aField } from './fixtures'
import { zoneClock } from './time-zone'

const ada = '00000000-0000-7000-8000-0000000000ad'
const context: ConvertContext = {
  clock: zoneClock('Asia/Shanghai'),
  person: (name) => (name === 'Ada' || name === 'Lovelace, Ada' ? ada : null),
  record: () => null,
}
const read = (field: Parameters<typeof convertCell>[0], cell: Cell) =>
  convertCell(field, cell, context)

describe('a cell', () => {
  it.each([
    [aField('number'), 'many', 'not-a-number'],
    [aField('number'), 'Infinity', 'not-a-number'],
    [aField('date'), '2026-02-30', 'not-a-date'],
    [aField('switch'), 'perhaps', 'wrong-type'],
    [aField('single-select'), 'Mauve', 'option-unknown'],
    [aField('multi-select'), 'Red, Mauve', 'option-unknown'],
    [aField('person'), 'Nobody', 'person-unknown'],
    [aField('relation'), 'Anything', 'record-unknown'],
    [aField('attachment'), 'a.pdf', 'wrong-type'],
  ] as const)('is refused where it does not fit (%#)', (field, cell, rejection) => {
    expect(read(field, cell)).toEqual({ ok: false, rejection })
  })

  it.each<[Parameters<typeof convertCell>[0], Cell, unknown]>([
    [aField('text'), 42, '42'],
    [aField('text'), ' a ', 'a'],
    [aField('number'), '1,234.5', 1234.5],
    [aField('currency'), '￥12.30', 12.3],
    [aField('currency'), 12.300000000000001, 12.3],
    [aField('number'), '12.5%', 0.125],
    [aField('date'), 45000, '2023-03-15'],
    [aField('date'), 'Jun 12 1998', '1998-06-12'],
    [aField('date-time'), '2026-03-01 08:00', '2026-03-01T00:00:00.000Z'],
    [aField('date-time'), '2026-03-01T08:00:00Z', '2026-03-01T08:00:00.000Z'],
    [aField('switch'), '是', true],
    [aField('switch'), '', false],
    [aField('single-select'), 'Green', 'o_green'],
    [aField('multi-select'), 'Red；Blue', ['o_red0', 'o_blue']],
    [aField('person'), 'Lovelace, Ada', [ada]],
    [aField('number'), ' ', null],
  ])('is read as its field means it (%#)', (field, cell, value) => {
    expect(read(field, cell)).toEqual({ ok: true, value })
  })
})
