import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createSpaceAddress } from './space-address'

function read(url: string, base = '') {
  const address = createSpaceAddress(base)
  const request = { url } as IncomingMessage
  return { url: address.rewrite(request), space: address.spaceOf(request) }
}

describe('an address', () => {
  it.each(['/apps/%E0%A4%A', '/%', '/space-demo/apps/%FF', '/a%00b', '//evil.example/apps'])(
    'that is no readable path is the web app’s to explain: %s',
    (url) => {
      expect(read(url)).toEqual({ url: '/', space: undefined })
    },
  )
  it('of a call is left to be refused, however it is written', () => {
    expect(read('/sapi/notes/%E0%A4%A').url).toBe('/sapi/notes/%E0%A4%A')
  })
  it('of a call gives up its base and its space', () => {
    expect(read('/atrium/space-demo/sapi/notes?a=1', '/atrium')).toEqual({
      url: '/sapi/notes?a=1',
      space: 'demo',
    })
  })
  it('of a page keeps its space', () => {
    expect(read('/space-demo/apps?q=%E0%A4%A')).toEqual({
      url: '/space-demo/apps?q=%E0%A4%A',
      space: undefined,
    })
  })
})
