import { describe, expect, it } from 'vitest'
import { isInNetworks, networkSchema } from './network'

describe('a network', () => {
  it.each([
    '',
    '10.0.0',
    '10.0.0.256',
    '010.0.0.1',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '2001:db8::/129',
    '2001:db8::1::2',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '::1.2.3',
    'fe80::g',
    'office',
    '<script>',
  ])('refuses %j', (text) => {
    expect(networkSchema.safeParse(text).success).toBe(false)
  })
  it.each([
    '10.0.0.1',
    ' 10.0.0.0/8 ',
    '0.0.0.0/0',
    '::/0',
    '::1',
    '2001:DB8::/32',
    '::ffff:10.0.0.0/104',
  ])('takes %j', (text) => {
    expect(networkSchema.safeParse(text).success).toBe(true)
  })
})

describe('an address', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.8', '192.0.3.0/24']],
    ['2001:db9::1', ['2001:db8::/32']],
    ['2001:db8::1', ['0.0.0.0/0']],
    ['192.0.2.7', ['::/0']],
    ['', ['0.0.0.0/0']],
    ['unix:', ['0.0.0.0/0', '::/0']],
    ['192.0.2.7', []],
  ])('%s lies outside %j', (address, networks) => {
    expect(isInNetworks(address, networks)).toBe(false)
  })
  it.each([
    ['192.0.2.7', ['10.0.0.0/8', '192.0.2.9/24']],
    ['::ffff:192.0.2.7', ['192.0.2.0/24']],
    ['192.0.2.7', ['::ffff:192.0.2.0/120']],
    ['2001:db8:0:0::ff', ['2001:db8::/32']],
    ['fe80::1%eth0', ['fe80::/10']],
    ['::1', ['::1']],
  ])('%s lies in %j', (address, networks) => {
    expect(isInNetworks(address, networks)).toBe(true)
  })
})
