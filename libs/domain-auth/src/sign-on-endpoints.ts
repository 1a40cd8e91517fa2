import { defineEndpoint, entIdSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { signOnConfigSchema, signOnOfferSchema, signOnProviderSchema } from './sign-on'

const secretSchema = z.string().trim().min(1).max(500)

const signOnSettingsSchema = z.object({
  /** Null before there was one. */
  config: signOnConfigSchema.nullable(),
  /** The secret itself is never sent back. */
  hasSecret: z.boolean(),
  /** What the provider must know; null while the server does not know its own address. */
  redirectUri: z.string().nullable(),
})

export type SignOnSettings = z.infer<typeof signOnSettingsSchema>

export const getSignOn = defineEndpoint({
  id: 'auth.get-sign-on',
  method: 'GET',
  kind: 'read',
  path: '/auth/sign-on',
  input: z.object({}),
  output: signOnSettingsSchema,
})

/** Without a secret the one there is stays. */
export const setSignOn = defineEndpoint({
  id: 'auth.set-sign-on',
  method: 'PUT',
  kind: 'write',
  path: '/auth/sign-on',
  input: z.object({ config: signOnConfigSchema, secret: secretSchema.optional() }),
  output: signOnSettingsSchema,
})

/** Asks the provider what it says of itself; nobody is signed in. */
export const testSignOn = defineEndpoint({
  id: 'auth.test-sign-on',
  method: 'POST',
  kind: 'read',
  path: '/auth/sign-on/test',
  input: z.object({ provider: signOnProviderSchema }),
  output: z.object({ issuer: z.string(), missingScopes: z.array(z.string()) }),
})

/** The provider that speaks for a mail address, or for an enterprise; says nothing of whether there is such an account. */
export const findSignOn = defineEndpoint({
  id: 'auth.find-sign-on',
  method: 'POST',
  kind: 'read',
  path: '/auth/sign-on/find',
  /** One of them; the enterprise counts more. */
  input: z.object({ loginId: z.string().max(120).optional(), entId: entIdSchema.optional() }),
  output: z.object({ offer: signOnOfferSchema.nullable() }),
})

/** Where the browser goes to sign in by the provider, and the ticket that only this browser has. */
export const beginSignOn = defineEndpoint({
  id: 'auth.begin-sign-on',
  method: 'POST',
  kind: 'write',
  path: '/auth/sign-on/begin',
  /** `again`: as somebody else, perhaps, than the provider takes the person for. */
  input: z.object({ entId: entIdSchema, again: z.boolean().default(false) }),
  output: z.object({ url: z.url(), ticket: z.string() }),
})

/** Signs in with what the provider sent back in the address, once. */
export const finishSignOn = defineEndpoint({
  id: 'auth.finish-sign-on',
  method: 'POST',
  kind: 'write',
  path: '/auth/sign-on/finish',
  input: z.object({ ticket: z.string().min(1).max(100), query: z.string().max(4000) }),
  output: z.object({}),
})
