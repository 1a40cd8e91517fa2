import { defineEndpoint, passwordRuleSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { newPasswordSchema } from './password'
import { codeChannelSchema, codePurposeSchema, codeSentSchema } from './verification-code'

/** A login id, e-mail address or phone number. */
const loginIdSchema = z.string().trim().min(1).max(120)
const tokenSchema = z.string().min(1).max(100)

/** What the sign-in page may offer. */
export const getSignInOptions = defineEndpoint({
  id: 'auth.get-sign-in-options',
  method: 'GET',
  kind: 'read',
  path: '/auth/options',
  input: z.object({}),
  output: z.object({ digits: z.number().int(), channels: z.array(codeChannelSchema) }),
})

/** Sends a verification code; the answer is the same whether there is such an account or not. */
export const requestCode = defineEndpoint({
  id: 'auth.request-code',
  method: 'POST',
  kind: 'write',
  path: '/auth/codes',
  input: z.object({
    loginId: loginIdSchema,
    purpose: codePurposeSchema,
    channel: codeChannelSchema.default('email'),
  }),
  output: codeSentSchema,
})

/** Trades a code for the token with which a new password may be set. */
export const openPasswordLink = defineEndpoint({
  id: 'auth.open-password-link',
  method: 'POST',
  kind: 'write',
  path: '/auth/password-links',
  input: z.object({ loginId: loginIdSchema, code: z.string().trim().min(4).max(8) }),
  output: z.object({ token: z.string() }),
})

/** Whose password a link sets; refused when the link was used or has expired. */
export const checkPasswordLink = defineEndpoint({
  id: 'auth.check-password-link',
  method: 'POST',
  kind: 'read',
  path: '/auth/password-links/check',
  input: z.object({ token: tokenSchema }),
  output: z.object({
    loginId: z.string(),
    purpose: z.enum(['set-up', 'reset']),
    rule: passwordRuleSchema,
  }),
})

/** Sets a new password by a link, once; every session of the person ends. */
export const resetPassword = defineEndpoint({
  id: 'auth.reset-password',
  method: 'PUT',
  kind: 'write',
  path: '/auth/password',
  input: z.object({ token: tokenSchema, password: newPasswordSchema }),
  output: z.object({}),
})
