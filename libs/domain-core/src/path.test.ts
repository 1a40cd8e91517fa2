import { describe, expect, it } from 'vitest'
import { definePath, fillPath, paramNames } from './path'

describe('a path', () => {
  it('encodes what is put into it', () => {
    expect(definePath('/apps/:appId')({ appId: 'a b/c' })).toBe('/apps/a%20b%2Fc')
  })
  it('leaves out an optional parameter with its slash', () => {
    const path = definePath('/:app/detail/:form/:record?')
    expect(path({ app: 'a', form: 'f' })).toBe('/a/detail/f')
    expect(path({ app: 'a', form: 'f', record: 'r' })).toBe('/a/detail/f/r')
  })
  it('is the root when nothing is left', () => {
    expect(fillPath('/:page?', {})).toBe('/')
  })
  it('names its parameters', () => {
    expect(paramNames('/:app/detail/:form/:record?')).toEqual(['app', 'form', 'record'])
  })
})
