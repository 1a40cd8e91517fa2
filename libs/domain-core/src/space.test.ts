import { describe, expect, it } from 'vitest'
import { splitSpace } from './space'

describe('the space of an address', () => {
  it.each([
    ['/space-demo/apps', 'demo', '/apps'],
    ['/space-demo/', 'demo', '/'],
    ['/space-A1/x/y', 'A1', '/x/y'],
    ['/apps', null, '/apps'],
    ['/space-demo', null, '/space-demo'],
    ['/space-/apps', null, '/space-/apps'],
    ['/space-a%20b/apps', null, '/space-a%20b/apps'],
    ['/space-../apps', null, '/space-../apps'],
    ['/space-企业/apps', null, '/space-企业/apps'],
    ['/SPACE-demo/apps', null, '/SPACE-demo/apps'],
    ['//space-demo/apps', null, '//space-demo/apps'],
    ['/space-a_b/apps', null, '/space-a_b/apps'],
    ['/apps/space-demo/x', null, '/apps/space-demo/x'],
  ])('of %s is %s', (path, entId, rest) => {
    expect(splitSpace(path)).toEqual({ entId, path: rest })
  })
})
