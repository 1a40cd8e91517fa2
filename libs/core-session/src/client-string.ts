import { readCookie, writeCookie } from '@atrium/core-storage'

const form = /^[0-9a-f]{32}$/

/**
 * A random name of this browser in the cookie `client_string`, renewed at every start and forgotten after a day away
 * (section 9). It goes with each request and says nothing about the person.
 */
export function keepClientString(): string {
  const known = readCookie('client_string')
  const name = known !== null && form.test(known) ? known : drawn()
  writeCookie('client_string', name, { days: 1 })
  return name
}

function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
