import { type CallError, isCallError, type NetQueryClient } from '@atrium/core-net'
import {
  answerFactor as answerFactorEndpoint,
  enterpriseRefSchema,
  finishTwoStepSetUp as finishTwoStepEndpoint,
  getCurrentUser,
  renewPassword as renewPasswordEndpoint,
  signIn as signInEndpoint,
  signInByCode as signInByCodeEndpoint,
  signOut as signOutEndpoint,
  switchEnterprise as switchEnterpriseEndpoint,
  type CurrentUser,
  type InputOf,
  type SignInAnswer,
} from '@atrium/domain-core'
import { z } from 'zod'
import { actFor } from './acting-store'
import { usePreferences } from './preferences-store'
import { type Frozen, useSession } from './session-store'

/** Asks the server who uses this window; nobody, or a stranger to the space, is an answer, not an error. */
export async function loadSession({ net }: NetQueryClient): Promise<CurrentUser | null> {
  const handles = [
    'unauthenticated',
    'sign-on-required',
    'space-not-allowed',
    'network-not-allowed',
    'enterprise-frozen',
  ]
  try {
    return remember(await net.call(getCurrentUser, {}, { handles }))
  } catch (error) {
    if (!isCallError(error, ...handles)) throw error
    const frozen = isCallError(error, 'enterprise-frozen') ? frozenOf(error) : null
    useSession.setState({
      stranger: isCallError(error, 'space-not-allowed', 'enterprise-frozen'),
      frozen,
    })
    return remember(null)
  }
}

function frozenOf({ message, details }: CallError): Frozen {
  const others = z.object({ others: z.array(enterpriseRefSchema) }).safeParse(details)
  return { message, others: others.data?.others ?? [] }
}

/** Signs in, or answers that a second step is needed. */
export async function signIn(
  client: NetQueryClient,
  input: InputOf<typeof signInEndpoint>,
): Promise<SignInAnswer> {
  const handles = ['sign-in-failed', 'sign-in-locked', ...closed, ...unavailable]
  return enter(client, await client.net.call(signInEndpoint, input, { handles }))
}

/** Signs in by a verification code, or answers that a second step is needed. */
export async function signInByCode(
  client: NetQueryClient,
  input: InputOf<typeof signInByCodeEndpoint>,
): Promise<SignInAnswer> {
  const handles = ['code-wrong', 'sign-in-failed', ...closed, ...unavailable]
  return enter(client, await client.net.call(signInByCodeEndpoint, input, { handles }))
}

/** The second step of sign-in. */
export async function answerFactor(
  client: NetQueryClient,
  input: InputOf<typeof answerFactorEndpoint>,
): Promise<SignInAnswer> {
  const handles = ['factor-wrong', 'factor-locked', 'challenge-expired', ...closed, ...unavailable]
  return enter(client, await client.net.call(answerFactorEndpoint, input, { handles }))
}

/** Chooses a password in place of one that has expired, as a step of sign-in. */
export async function renewPassword(
  client: NetQueryClient,
  input: InputOf<typeof renewPasswordEndpoint>,
): Promise<SignInAnswer> {
  const handles = ['challenge-expired', ...closed, ...unavailable]
  return enter(client, await client.net.call(renewPasswordEndpoint, input, { handles }))
}

/** Turns the second step on as a step of sign-in; answers the recovery codes, and whoever is in then. */
export async function finishTwoStepSetUp(
  client: NetQueryClient,
  input: InputOf<typeof finishTwoStepEndpoint>,
): Promise<{ readonly user: CurrentUser; readonly codes: readonly string[] }> {
  const handles = ['factor-wrong', 'factor-locked', 'challenge-expired', ...closed, ...unavailable]
  const { user, codes } = await client.net.call(finishTwoStepEndpoint, input, { handles })
  enter(client, user)
  return { user, codes }
}

/** Signs out and forgets everything read, also what was kept for the next visit; a session that ended already is as good. */
export async function signOut(client: NetQueryClient): Promise<void> {
  const handles = ['unauthenticated']
  try {
    await client.net.call(signOutEndpoint, {}, { handles })
  } catch (error) {
    if (!isCallError(error, ...handles)) throw error
  }
  client.clear()
  await client.net.forget()
  actFor(null)
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

/** The enterprise does not let in this way, or from here. */
const closed = ['network-not-allowed', 'code-sign-in-off', 'sign-on-required']
const unavailable = ['unavailable', 'not-ready']

/** What the cache held for whoever was here before is forgotten when the person is in. */
function enter<Answer extends SignInAnswer>(client: NetQueryClient, answer: Answer) {
  if ('needs' in answer) return answer
  actFor(null)
  client.clear()
  remember(answer)
  return answer
}

function remember<Who extends CurrentUser | null>(user: Who): Who {
  usePreferences.getState().adopt(user?.id ?? null)
  useSession.getState().setUser(user)
  return user
}
