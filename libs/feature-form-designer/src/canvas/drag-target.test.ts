import type { FormSchema } from '@atrium/domain-forms'
import { describe, expect, it } from 'vitest'
import { placeBehind, placeOver, placeStep } from './drag-target'

const schema: FormSchema = {
  fields: [],
  sections: [
    { id: 's_first', title: '', fieldIds: ['f_a', 'f_b', 'f_c'] },
    { id: 's_empty', title: '', fieldIds: [] },
    { id: 's_last', title: '', fieldIds: ['f_d'] },
  ],
  titleFieldId: null,
}

describe('a place on the canvas', () => {
  it('is nowhere over something unknown', () => {
    expect(placeOver(schema, { over: 'f_x', after: false })).toBeNull()
  })
  it('is before or behind the field below the pointer', () => {
    expect(placeOver(schema, { over: 'f_b', after: false })).toEqual({
      sectionId: 's_first',
      at: 1,
    })
    expect(placeOver(schema, { over: 'f_b', after: true })).toEqual({ sectionId: 's_first', at: 2 })
  })
  it('does not count the field that moves', () => {
    expect(placeOver(schema, { over: 'f_c', after: true, moving: 'f_a' })).toEqual({
      sectionId: 's_first',
      at: 2,
    })
  })
  it('is the end of a section below the pointer', () => {
    expect(placeOver(schema, { over: 's_empty', after: false })).toEqual({
      sectionId: 's_empty',
      at: 0,
    })
  })
  it('is behind what is selected, else at the end', () => {
    expect(placeBehind(schema, 'f_a')).toEqual({ sectionId: 's_first', at: 1 })
    expect(placeBehind(schema, null)).toEqual({ sectionId: 's_last', at: 1 })
  })
  it('steps over the border of a section and stops at the ends', () => {
    expect(placeStep(schema, 'f_c', 1)).toEqual({ sectionId: 's_empty', at: 0 })
    expect(placeStep(schema, 'f_d', -1)).toEqual({ sectionId: 's_empty', at: 0 })
    expect(placeStep(schema, 'f_a', -1)).toBeNull()
    expect(placeStep(schema, 'f_b', -1)).toEqual({ sectionId: 's_first', at: 0 })
  })
})
