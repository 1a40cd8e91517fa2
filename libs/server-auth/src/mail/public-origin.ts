import type { Config } from '@atrium/server-core'

/**
 * Where people reach us, for links in mails. Never what a request claims: somebody else's address
 * in a mail of ours would be theirs to read the token from.
 */
export function publicOrigin({ publicUrl, host, port }: Config): string | null {
  if (publicUrl !== null) return new URL(publicUrl).origin
  const isOwnMachine = /^(127\.|localhost$|::1$)/.test(host)
  return isOwnMachine && port > 0 ? `http://${host === '::1' ? '[::1]' : host}:${port}` : null
}
