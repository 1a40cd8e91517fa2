import { type Core, hashToken, type TokenSource } from '@atrium/server-core'
import { type FoundToken, selectToken, touchToken } from './grant-store'

const minute = 60_000

/** Tokens that work; each use is noted, once a minute at most, and told to the audit log once a day. */
export function createTokens({ database, clock }: Pick<Core, 'database' | 'clock'>): TokenSource {
  async function note(
    { tokenId, entId, personId, lastUsedAt }: FoundToken,
    ip: string,
  ): Promise<void> {
    const now = clock.now()
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < minute) return
    await database.transaction({ entId, personId, tokenId, ip }, async (tx) => {
      await touchToken(tx, tokenId, now)
      const isFirstToday = lastUsedAt?.toISOString().slice(0, 10) !== now.toISOString().slice(0, 10)
      if (isFirstToday) {
        tx.record({ act: 'developer.use-token', entity: 'person', entityId: personId })
      }
    })
  }

  return {
    async find(token, { ip }) {
      const hash = hashToken(token)
      const found =
        hash && (await database.read('platform', (tx) => selectToken(tx, hash, clock.now())))
      if (!found) return null
      await note(found, ip)
      const { tokenId, personId, entId } = found
      return { tokenId, personId, entId }
    },
  }
}
