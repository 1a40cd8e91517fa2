import { isCallError, type NetQueryClient } from '@atrium/core-net'
import { loadSession, useSession } from '@atrium/core-session'
import type { CurrentUser } from '@atrium/domain-core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Who was signed in when this page opened, or has signed in in another tab since; asked on coming back to this one. */
export function useSignedInElsewhere(): CurrentUser | null {
  const client = useQueryClient() as NetQueryClient
  const [user, setUser] = useState(() => useSession.getState().user ?? null)
  useEffect(() => {
    function look() {
      if (document.visibilityState !== 'visible') return
      loadSession(client).then(setUser, (error: unknown) => {
        // Whoever tries to sign in is told; a look in passing is not worth a word.
        if (!isCallError(error)) throw error
      })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [client])
  return user
}
