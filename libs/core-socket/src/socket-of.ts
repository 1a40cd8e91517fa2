import { spaceUri, type GlobalConfig } from '@atrium/domain-core'
import { z } from 'zod'

const websocketSchema = z.object({
  socketDomain: z.string().trim().catch(''),
  loginIp: z
    .string()
    .transform((ip) => ip.slice(0, 64))
    .catch(''),
})

interface Standing {
  /** The page's origin, such as `https://atrium.example`. */
  readonly origin: string
  /** The space of the page's address; null when it names none. */
  readonly space?: string | null
}

/**
 * Where the socket is, from the global config: `socketDomain` may be an address, a host or a path; one that is
 * empty or no address stands for the page's own server.
 */
export function socketOf(
  config: Pick<GlobalConfig, 'websocketConfig' | 'projectId' | 'deployBase' | 'endpoints'>,
  { origin, space = null }: Standing,
): { url: string; loginIp: string } {
  const { socketDomain, loginIp } = websocketOf(config.websocketConfig)
  const url = addressOf(socketDomain, origin)
  const segment = space === null ? '' : `/${spaceUri(space)}`
  if (url.pathname === '/') url.pathname = config.deployBase + segment + config.endpoints.socket
  url.protocol = isSecure(url) || isSecure(new URL(origin)) ? 'wss:' : 'ws:'
  url.searchParams.set('projectId', config.projectId)
  return { url: url.href, loginIp }
}

function isSecure({ protocol }: URL): boolean {
  return protocol === 'https:' || protocol === 'wss:'
}

function addressOf(domain: string, origin: string): URL {
  try {
    const url = new URL(complete(domain, origin))
    url.username = ''
    url.password = ''
    url.hash = ''
    return url
  } catch {
    return new URL(origin)
  }
}

function complete(domain: string, origin: string): string {
  if (domain === '') return origin
  if (/^(wss?|https?):\/\//i.test(domain)) return domain
  if (domain.startsWith('/')) return origin + domain
  return `${new URL(origin).protocol}//${domain}`
}

function websocketOf(text: string) {
  try {
    return websocketSchema.parse(JSON.parse(text))
  } catch {
    return { socketDomain: '', loginIp: '' }
  }
}
