import { isCallError, type NetQueryClient } from '@atrium/core-net'
import {
  getCurrentUser,
  signIn as signInEndpoint,
  signOut as signOutEndpoint,
  switchEnterprise as switchEnterpriseEndpoint,
  type CurrentUser,
  type InputOf,
} from '@atrium/domain-core'
import { useSession } from './session-store'

/** Asks the server who uses this window; nobody is an answer, not an error. */
export async function loadSession({ net }: NetQueryClient): Promise<CurrentUser | null> {
  const handles = ['unauthenticated']
  try {
    return remember(await net.call(getCurrentUser, {}, { handles }))
  } catch (error) {
    if (!isCallError(error, ...handles)) throw error
    return remember(null)
  }
}

/** Signs in; what the cache held for whoever was here before is forgotten. */
export async function signIn(
  client: NetQueryClient,
  input: InputOf<typeof signInEndpoint>,
): Promise<CurrentUser> {
  const handles = ['sign-in-failed', 'sign-in-locked']
  const user = await client.net.call(signInEndpoint, input, { handles })
  client.clear()
  return remember(user)
}

/** Signs out and forgets everything read; a session that ended already is as good. */
export async function signOut(client: NetQueryClient): Promise<void> {
  const handles = ['unauthenticated']
  try {
    await client.net.call(signOutEndpoint, {}, { handles })
  } catch (error) {
    if (!isCallError(error, ...handles)) throw error
  }
  client.clear()
  remember(null)
}

/** Makes another of the person's enterprises the current one. */
export async function switchEnterprise(
  client: NetQueryClient,
  entId: string,
): Promise<CurrentUser> {
  const user = await client.net.call(switchEnterpriseEndpoint, { entId })
  client.clear()
  return remember(user)
}

function remember<Who extends CurrentUser | null>(user: Who): Who {
  useSession.getState().setUser(user)
  return user
}
