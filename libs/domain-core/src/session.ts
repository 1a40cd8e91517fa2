import { z } from 'zod'
import { consoleGrantSchema } from './console-area'
import { defineEndpoint } from './endpoint'
import { localeSchema } from './locale'
import { lookSchema } from './look'
import { roleSchema } from './role'
import { passwordRuleSchema } from './security-policy'
import { entIdSchema } from './space'

/** What somebody may do in a space they are no member of: work like a member, or only look. */
export const visitKinds = ['user', 'visitor'] as const

export type VisitKind = (typeof visitKinds)[number]

/** An enterprise the person may switch to. */
export const enterpriseRefSchema = z.object({
  entId: entIdSchema,
  name: z.string(),
  /** There for a guest, never for a member. */
  visit: z.enum(visitKinds).optional(),
})

export type EnterpriseRef = z.infer<typeof enterpriseRefSchema>

/** The signed-in person in the space of the address, or in their current space. */
export const currentUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  loginId: z.string(),
  /** The space the person is in by default. */
  entId: entIdSchema,
  entName: z.string(),
  roles: z.array(roleSchema),
  locale: localeSchema.nullable(),
  /** Absent until the person has chosen one. */
  look: lookSchema.nullish(),
  enterprises: z.array(enterpriseRefSchema),
  /** Names of what the person's roles and grant allow; the server decides again at every call. */
  permissions: z.array(z.string()),
  /** What was trusted to them besides their roles, in the space of the address. */
  grant: consoleGrantSchema.nullish(),
})

export type CurrentUser = z.infer<typeof currentUserSchema>

/** What a person can prove themselves with besides the first step of sign-in. */
export const factorKinds = ['totp', 'recovery'] as const

export const factorKindSchema = z.enum(factorKinds)

export type FactorKind = z.infer<typeof factorKindSchema>

/** The first step of sign-in was right; the person must prove one of the factors before the challenge ends. */
export const factorNeededSchema = z.object({
  needs: z.literal('factor'),
  challenge: z.string(),
  factors: z.array(factorKindSchema).min(1),
  /** Until the challenge ends. */
  seconds: z.number().int().positive(),
})

export type FactorNeeded = z.infer<typeof factorNeededSchema>

/** The password was right but has expired; the person must choose another before the challenge ends. */
const passwordNeededSchema = z.object({
  needs: z.literal('password'),
  challenge: z.string(),
  loginId: z.string(),
  rule: passwordRuleSchema,
  seconds: z.number().int().positive(),
})

export type PasswordNeeded = z.infer<typeof passwordNeededSchema>

/** The person must set up a second step, which one of their enterprises asks for, before they are in. */
const twoStepNeededSchema = z.object({
  needs: z.literal('two-step'),
  challenge: z.string(),
  seconds: z.number().int().positive(),
})

export type TwoStepNeeded = z.infer<typeof twoStepNeededSchema>

/** Either the person is in, or another step follows. */
export const signInAnswerSchema = z.union([
  z.discriminatedUnion('needs', [factorNeededSchema, passwordNeededSchema, twoStepNeededSchema]),
  currentUserSchema,
])

export type SignInAnswer = z.infer<typeof signInAnswerSchema>

const challengeSchema = z.string().min(1).max(100)
const addressSchema = z.string().trim().min(1).max(120)

/** By password; the login id may also be the person's e-mail address or phone number. */
export const signIn = defineEndpoint({
  id: 'session.sign-in',
  method: 'POST',
  kind: 'write',
  path: '/session',
  input: z.object({ loginId: addressSchema, password: z.string().min(1).max(200) }),
  output: signInAnswerSchema,
})

/** By a verification code that was sent to the person. */
export const signInByCode = defineEndpoint({
  id: 'session.sign-in-by-code',
  method: 'POST',
  kind: 'write',
  path: '/session/code',
  input: z.object({ loginId: addressSchema, code: z.string().trim().min(4).max(8) }),
  output: signInAnswerSchema,
})

/** The second step of sign-in. */
export const answerFactor = defineEndpoint({
  id: 'session.answer-factor',
  method: 'POST',
  kind: 'write',
  path: '/session/factor',
  input: z.object({
    challenge: challengeSchema,
    factor: factorKindSchema,
    code: z.string().trim().min(1).max(40),
  }),
  output: signInAnswerSchema,
})

/** Chooses another password in place of one that has expired. */
export const renewPassword = defineEndpoint({
  id: 'session.renew-password',
  method: 'POST',
  kind: 'write',
  path: '/session/password',
  input: z.object({ challenge: challengeSchema, password: z.string().min(1).max(200) }),
  output: signInAnswerSchema,
})

/** Makes the key that an authenticator app learns, for whoever must have a second step to come in. */
export const beginTwoStepSetUp = defineEndpoint({
  id: 'session.begin-two-step-set-up',
  method: 'POST',
  kind: 'write',
  path: '/session/two-step/setup',
  input: z.object({ challenge: challengeSchema }),
  output: z.object({ uri: z.string(), key: z.string() }),
})

/** Turns the second step on with a first code, and lets in; answers the recovery codes, this once. */
export const finishTwoStepSetUp = defineEndpoint({
  id: 'session.finish-two-step-set-up',
  method: 'POST',
  kind: 'write',
  path: '/session/two-step',
  input: z.object({ challenge: challengeSchema, code: z.string().trim().min(1).max(40) }),
  output: z.object({ user: currentUserSchema, codes: z.array(z.string()) }),
})

export const getCurrentUser = defineEndpoint({
  id: 'session.get-current-user',
  method: 'GET',
  kind: 'read',
  path: '/session',
  input: z.object({}),
  output: currentUserSchema,
})

export const signOut = defineEndpoint({
  id: 'session.sign-out',
  method: 'DELETE',
  kind: 'write',
  path: '/session',
  input: z.object({}),
  output: z.object({}),
})

/** Keeps what the person chose with the account, so that it follows them to every browser. */
export const setPreferences = defineEndpoint({
  id: 'session.set-preferences',
  method: 'PUT',
  kind: 'write',
  path: '/session/preferences',
  /** No language follows the browser's. */
  input: z.object({ locale: localeSchema.nullable() }),
  output: currentUserSchema,
})

/** Keeps the look that the person chose with the account, for their other browsers. */
export const keepLook = defineEndpoint({
  id: 'session.keep-look',
  method: 'PUT',
  kind: 'write',
  path: '/session/look',
  input: lookSchema,
  output: z.object({}),
})

/** Makes another of the person's enterprises the current one. */
export const switchEnterprise = defineEndpoint({
  id: 'session.switch-enterprise',
  method: 'PUT',
  kind: 'write',
  path: '/session/enterprise',
  input: z.object({ entId: entIdSchema }),
  output: currentUserSchema,
})
