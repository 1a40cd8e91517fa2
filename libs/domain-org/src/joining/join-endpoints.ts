import {
  defineEndpoint,
  entIdSchema,
  idSchema,
  localeSchema,
  passwordRuleSchema,
} from '@atrium/domain-core'
import { z } from 'zod'
import { joinKeySchema } from './join-code'
import { ownInvitationSchema, ownJoinRequestSchema } from './join-request'

/** Either in, or waiting for an administrator. */
const joinedSchema = z.object({ outcome: z.enum(['joined', 'waiting']), entId: entIdSchema })

/** Where a code leads; anybody may ask, as often as a person types. */
export const checkJoinKey = defineEndpoint({
  id: 'org.check-join-key',
  method: 'POST',
  kind: 'read',
  path: '/joining/check',
  input: z.object({ key: joinKeySchema }),
  output: z.object({
    entId: entIdSchema,
    enterprise: z.string(),
    approval: z.boolean(),
    /** What the enterprise asks of the password of whoever has no account yet. */
    passwordRule: passwordRuleSchema,
    /** Whoever asks; null: nobody is signed in. */
    person: z.object({ name: z.string(), loginId: z.string() }).nullable(),
    /** How the person stands to the enterprise already. */
    standing: z.enum(['none', 'invited', 'waiting', 'member', 'suspended']),
  }),
})

/** A new person: makes the account, signs them in, and joins by the code. */
export const registerAndJoin = defineEndpoint({
  id: 'org.register-and-join',
  method: 'POST',
  kind: 'write',
  path: '/joining/register',
  input: z.strictObject({
    key: joinKeySchema,
    name: z.string().trim().min(1).max(60),
    loginId: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z][a-z0-9._-]{2,31}$/),
    password: z.string().min(1).max(200),
    locale: localeSchema,
  }),
  output: joinedSchema,
})

/** Joins with the account that is signed in. */
export const joinByKey = defineEndpoint({
  id: 'org.join-by-key',
  method: 'POST',
  kind: 'write',
  path: '/joining/join',
  input: z.object({ key: joinKeySchema }),
  output: joinedSchema,
})

/** Invitations that wait for the person, and what they asked themselves in the last 30 days. */
export const getOwnJoining = defineEndpoint({
  id: 'org.get-own-joining',
  method: 'GET',
  kind: 'read',
  path: '/joining',
  input: z.object({}),
  output: z.object({
    /** Whoever is signed in, in an enterprise or not. */
    person: z.object({ name: z.string(), loginId: z.string() }),
    /** In how many enterprises they are. */
    enterprises: z.number().int(),
    invitations: z.array(ownInvitationSchema),
    requests: z.array(ownJoinRequestSchema),
  }),
})

export const acceptInvitation = defineEndpoint({
  id: 'org.accept-invitation',
  method: 'POST',
  kind: 'write',
  path: '/joining/invitations/:entId/accept',
  input: z.object({ entId: entIdSchema }),
  output: z.object({ entId: entIdSchema }),
})

export const declineInvitation = defineEndpoint({
  id: 'org.decline-invitation',
  method: 'POST',
  kind: 'write',
  path: '/joining/invitations/:entId/decline',
  input: z.object({ entId: entIdSchema }),
  output: z.object({}),
})

export const withdrawJoinRequest = defineEndpoint({
  id: 'org.withdraw-join-request',
  method: 'POST',
  kind: 'write',
  path: '/joining/requests/:requestId/withdraw',
  input: z.object({ requestId: idSchema }),
  output: z.object({}),
})
