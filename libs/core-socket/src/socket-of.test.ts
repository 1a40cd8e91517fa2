import { describe, expect, it } from 'vitest'
import { socketOf } from './socket-of'

describe('the address of the socket', () => {
  it('is the page’s own server when the configuration is broken', () => {
    expect(urlOf('{broken', 'http://localhost:4000')).toBe(
      'ws://localhost:4000/base/sapi/socket?projectId=p1',
    )
  })

  it('is secure where the page is', () => {
    expect(urlOf('{"socketDomain":"push.example"}', 'https://a.example')).toBe(
      'wss://push.example/base/sapi/socket?projectId=p1',
    )
  })

  it('keeps a path and a query of its own', () => {
    expect(urlOf('{"socketDomain":"wss://push.example/ws?x=1"}', 'http://a.example')).toBe(
      'wss://push.example/ws?x=1&projectId=p1',
    )
  })
})

function urlOf(websocketConfig: string, origin: string): string {
  return socketOf({ websocketConfig, projectId: 'p1', deployBase: '/base' }, origin).url
}
