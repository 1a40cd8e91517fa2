import { describe, expect, it } from 'vitest'
import { prefix, wrap } from './change-text'

describe('the buttons above a text', () => {
  it('put signs around the selection, and take them away again', () => {
    const bold = wrap('**', '**')
    const once = bold({ text: 'a word', from: 2, to: 6 })
    expect(once).toEqual({ text: 'a **word**', from: 4, to: 8 })
    expect(bold(once)).toEqual({ text: 'a word', from: 2, to: 6 })
  })
  it('begin every selected line with a sign, and end that again', () => {
    const list = prefix('- ')
    const once = list({ text: 'x\na\nb\ny', from: 2, to: 5 })
    expect(once.text).toBe('x\n- a\n- b\ny')
    expect(list(once).text).toBe('x\na\nb\ny')
  })
  it('work on an empty text', () => {
    expect(prefix('> ')({ text: '', from: 0, to: 0 }).text).toBe('> ')
    expect(wrap('_', '_')({ text: '', from: 0, to: 0 })).toEqual({ text: '__', from: 1, to: 1 })
  })
})
