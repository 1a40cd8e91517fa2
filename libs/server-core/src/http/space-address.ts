import type { IncomingMessage } from 'node:http'
import { splitSpace } from '@atrium/domain-core'

const gateways = /^\/(sapi|napi|api2?)(\/|\?|$)/

/** Takes the deploy base and the space off an address, and remembers the space of each request. */
export interface SpaceAddress {
  rewrite(request: IncomingMessage): string
  /** Undefined when the address names no space. */
  spaceOf(request: IncomingMessage): string | undefined
}

export function createSpaceAddress(deployBase: string): SpaceAddress {
  const spaces = new WeakMap<IncomingMessage, string>()
  return {
    rewrite(request) {
      const url = withoutBase(request.url ?? '/', deployBase)
      const { entId, path } = splitSpace(url)
      // A page of a space keeps its whole address: the web app reads it.
      if (!gateways.test(path)) return isReadable(path) ? url : '/'
      if (entId === null) return url
      spaces.set(request, entId)
      return path
    },
    spaceOf: (request) => spaces.get(request),
  }
}

/** What is no readable path is neither a file nor a call: the web app says what is wrong with its address. */
function isReadable(path: string): boolean {
  try {
    return !decodeURI(path.split('?')[0] ?? path).includes('\0') && !path.startsWith('//')
  } catch {
    return false
  }
}

function withoutBase(url: string, base: string): string {
  if (base === '' || !url.startsWith(base)) return url
  const rest = url.slice(base.length)
  if (rest === '') return '/'
  return rest.startsWith('/') || rest.startsWith('?') ? rest.replace(/^\?/, '/?') : url
}
