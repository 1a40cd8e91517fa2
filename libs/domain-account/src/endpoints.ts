import { codeSentSchema, newPasswordSchema, phoneSchema } from '@atrium/domain-auth'
import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { accountSecuritySchema, recoveryCodesSchema, twoStepSetupSchema } from './account-security'
import { ownSessionSchema } from './own-session'
import { securityRecordSchema } from './security-record'

/** The person's password, for what a stolen session must not do. */
const password = z.string().min(1).max(200)
const code = z.string().trim().min(1).max(40)

export const getAccountSecurity = defineEndpoint({
  id: 'account.get-security',
  method: 'GET',
  kind: 'read',
  path: '/account/security',
  input: z.object({}),
  output: accountSecuritySchema,
})

/** Ends every other session of the person. */
export const changePassword = defineEndpoint({
  id: 'account.change-password',
  method: 'PUT',
  kind: 'write',
  path: '/account/password',
  input: z.object({ current: password, password: newPasswordSchema }),
  output: z.object({}),
})

/** Makes the key that an authenticator app learns; nothing is asked for until it was confirmed. */
export const beginTwoStep = defineEndpoint({
  id: 'account.begin-two-step',
  method: 'POST',
  kind: 'write',
  path: '/account/two-step/setup',
  input: z.object({ password }),
  output: twoStepSetupSchema,
})

/** Turns two-step verification on with a first code; answers the recovery codes, this once. */
export const confirmTwoStep = defineEndpoint({
  id: 'account.turn-on-two-step',
  method: 'POST',
  kind: 'write',
  path: '/account/two-step',
  input: z.object({ code }),
  output: recoveryCodesSchema,
})

export const turnOffTwoStep = defineEndpoint({
  id: 'account.turn-off-two-step',
  method: 'DELETE',
  kind: 'write',
  path: '/account/two-step',
  input: z.object({ password }),
  output: z.object({}),
})

/** The recovery codes there were before end. */
export const renewRecoveryCodes = defineEndpoint({
  id: 'account.renew-recovery-codes',
  method: 'POST',
  kind: 'write',
  path: '/account/two-step/recovery-codes',
  input: z.object({ password }),
  output: recoveryCodesSchema,
})

/** The latest used first. */
export const listOwnSessions = defineEndpoint({
  id: 'account.list-sessions',
  method: 'GET',
  kind: 'read',
  path: '/account/sessions',
  input: z.object({}),
  output: z.object({ rows: z.array(ownSessionSchema) }),
})

export const endOwnSession = defineEndpoint({
  id: 'account.end-session',
  method: 'DELETE',
  kind: 'write',
  path: '/account/sessions/:sessionId',
  input: z.object({ sessionId: idSchema }),
  output: z.object({}),
})

/** All but the one that asks. */
export const endOtherSessions = defineEndpoint({
  id: 'account.end-other-sessions',
  method: 'DELETE',
  kind: 'write',
  path: '/account/sessions',
  input: z.object({}),
  output: z.object({ ended: z.number().int() }),
})

/** Sends a code to an address that is to be the person's. */
export const requestEmailCode = defineEndpoint({
  id: 'account.request-email-code',
  method: 'POST',
  kind: 'write',
  path: '/account/email/code',
  input: z.object({ email: z.email().max(120), password }),
  output: codeSentSchema,
})

/** Binds an address whose code the person knows. */
export const setAccountEmail = defineEndpoint({
  id: 'account.set-email',
  method: 'PUT',
  kind: 'write',
  path: '/account/email',
  input: z.object({ email: z.email().max(120), code }),
  output: accountSecuritySchema,
})

/** Sends a code to a phone number that is to be the person's. */
export const requestPhoneCode = defineEndpoint({
  id: 'account.request-phone-code',
  method: 'POST',
  kind: 'write',
  path: '/account/phone/code',
  input: z.object({ phone: phoneSchema, password }),
  output: codeSentSchema,
})

/** Binds a number whose code the person knows. */
export const setAccountPhone = defineEndpoint({
  id: 'account.set-phone',
  method: 'PUT',
  kind: 'write',
  path: '/account/phone',
  input: z.object({ phone: phoneSchema, code }),
  output: accountSecuritySchema,
})

/** The number no longer signs in, nor receives codes. */
export const removeAccountPhone = defineEndpoint({
  id: 'account.remove-phone',
  method: 'DELETE',
  kind: 'write',
  path: '/account/phone',
  input: z.object({ password }),
  output: accountSecuritySchema,
})

/** What happened to the account in the last seven days, the newest first; `cut` when there was more. */
export const listSecurityRecords = defineEndpoint({
  id: 'account.list-security-records',
  method: 'GET',
  kind: 'read',
  path: '/account/security-records',
  input: z.object({}),
  output: z.object({ rows: z.array(securityRecordSchema), cut: z.boolean() }),
})
