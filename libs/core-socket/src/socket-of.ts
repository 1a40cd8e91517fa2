import { socketPath, type GlobalConfig } from '@atrium/domain-core'
import { z } from 'zod'

const websocketSchema = z.object({
  socketDomain: z.string().catch(''),
  loginIp: z.string().catch(''),
})

/**
 * Where the socket is, from the global config: `socketDomain` may be an address, a host or empty for the page's own.
 * @param origin The page's origin, such as `https://atrium.example`.
 */
export function socketOf(
  config: Pick<GlobalConfig, 'websocketConfig' | 'projectId' | 'deployBase'>,
  origin: string,
): { url: string; loginIp: string } {
  const { socketDomain, loginIp } = websocketOf(config.websocketConfig)
  const url = new URL(addressOf(socketDomain, origin))
  if (url.pathname === '/') url.pathname = config.deployBase + socketPath
  url.protocol = url.protocol === 'https:' || url.protocol === 'wss:' ? 'wss:' : 'ws:'
  url.searchParams.set('projectId', config.projectId)
  return { url: url.href, loginIp }
}

function addressOf(domain: string, origin: string): string {
  if (domain === '') return origin
  if (/^(wss?|https?):\/\//.test(domain)) return domain
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
