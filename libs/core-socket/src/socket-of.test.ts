import { describe, expect, it } from 'vitest'
import { socketOf } from './socket-of'

const own = 'ws://localhost:4000/base/sapi/socket?projectId=p1'

describe('the address of the socket', () => {
  it.each([
    ['{broken', 'no JSON'],
    ['null', 'not an object'],
    ['[1]', 'not an object'],
    ['{"socketDomain":7,"loginIp":{}}', 'of the wrong type'],
    ['{"socketDomain":"http://["}', 'no address'],
    ['{"socketDomain":"javascript:alert(1)"}', 'a script'],
    ['{"socketDomain":"   "}', 'empty'],
  ])('is the page’s own server when the configuration is %s (%s)', (websocketConfig) => {
    expect(socketOf(configOf(websocketConfig), { origin: 'http://localhost:4000' })).toEqual({
      url: own,
      loginIp: '',
    })
  })

  it('carries no sign-in data, and the login address only as far as the server takes it', () => {
    const text = JSON.stringify({
      socketDomain: 'wss://me:secret@push.example/#x',
      loginIp: '1'.repeat(99),
    })
    expect(socketOf(configOf(text), { origin: 'http://a.example' })).toEqual({
      url: 'wss://push.example/base/sapi/socket?projectId=p1',
      loginIp: '1'.repeat(64),
    })
  })

  it('is secure where the page is, whatever the configuration says', () => {
    for (const domain of ['push.example', 'ws://push.example', 'http://push.example'])
      expect(urlOf(domain, 'https://a.example')).toBe(
        'wss://push.example/base/sapi/socket?projectId=p1',
      )
  })

  it('keeps a path and a query of its own', () => {
    expect(urlOf('wss://push.example/ws?x=1', 'http://a.example')).toBe(
      'wss://push.example/ws?x=1&projectId=p1',
    )
    expect(urlOf('/push', 'http://a.example')).toBe('ws://a.example/push?projectId=p1')
  })

  it('names the space of the page', () => {
    const config = configOf('{"socketDomain":""}')
    expect(socketOf(config, { origin: 'http://localhost:4000', space: 'north' }).url).toBe(
      'ws://localhost:4000/base/space-north/sapi/socket?projectId=p1',
    )
  })
})

function configOf(websocketConfig: string) {
  const endpoints = { gateway: '/sapi', files: '/sapi/files', socket: '/sapi/socket' }
  return { websocketConfig, projectId: 'p1', deployBase: '/base', endpoints }
}

function urlOf(socketDomain: string, origin: string): string {
  return socketOf(configOf(JSON.stringify({ socketDomain })), { origin }).url
}
