import {
  beginSignOn,
  findSignOn,
  finishSignOn,
  getSignOn,
  setSignOn,
  testSignOn,
} from '@atrium/domain-auth'
import { implement, type Core, type Route } from '@atrium/server-core'
import { originOf } from '../origin'
import type { createSignOn } from './sign-on-service'

interface Services {
  readonly signOn: ReturnType<typeof createSignOn>
  readonly sessions: Core['sessions']
}

const limit = { perMinute: 60 }

export function signOnRoutes({ signOn, sessions }: Services): Route[] {
  return [
    implement(getSignOn, {
      permission: 'auth.manage-sign-on',
      handle: (_, { caller }) => signOn.get(caller),
    }),
    implement(setSignOn, {
      permission: 'auth.manage-sign-on',
      // Whoever names the provider decides who is who.
      reviewed: 'policy',
      handle: (input, { caller }) => signOn.set(caller, input),
    }),
    implement(testSignOn, {
      permission: 'auth.manage-sign-on',
      limit: { perMinute: 20 },
      handle: ({ provider }, { caller }) => signOn.test(caller, provider),
    }),
    implement(findSignOn, {
      permission: 'public',
      limit,
      handle: async (wanted) => ({ offer: await signOn.find(wanted) }),
    }),
    implement(beginSignOn, {
      permission: 'public',
      limit,
      handle: (wanted) => signOn.begin(wanted),
    }),
    implement(finishSignOn, {
      permission: 'public',
      limit,
      async handle(input, call) {
        const token = await signOn.finish(input, originOf(call))
        if (call.caller) await sessions.end(call.caller.personId, call.caller.sessionId)
        call.setSessionToken(token)
        return {}
      },
    }),
  ]
}
