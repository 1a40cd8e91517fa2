import { defineEndpoint, entIdSchema, idSchema, listedSchema, pageShape } from '@atrium/domain-core'
import { z } from 'zod'
import {
  enterpriseNameSchema,
  loginIdSchema,
  registrationDraftSchema,
  registrationEmailSchema,
  registrationModes,
  registrationSchema,
  registrationStates,
} from './registration'

/** Whether one may register, and how long a verification code is. */
export const getRegistrationTerms = defineEndpoint({
  id: 'public.get-registration-terms',
  method: 'GET',
  kind: 'read',
  path: '/registration',
  input: z.object({}),
  output: z.object({ mode: z.enum(registrationModes), codeDigits: z.number().int() }),
})

/** Whether names are still to be had; only those asked for are answered. */
export const checkNames = defineEndpoint({
  id: 'public.check-names',
  method: 'POST',
  kind: 'read',
  path: '/registration/names',
  input: z.object({
    enterpriseName: enterpriseNameSchema.optional(),
    loginId: loginIdSchema.optional(),
  }),
  output: z.object({ enterpriseName: z.boolean().optional(), loginId: z.boolean().optional() }),
})

/** Sends a code to the address; says nothing about whether somebody has it. */
export const sendEmailCode = defineEndpoint({
  id: 'public.send-email-code',
  method: 'POST',
  kind: 'write',
  path: '/registration/code',
  input: z.object({ email: registrationEmailSchema }),
  output: z.object({
    /** Before another one may be sent. */
    waitSeconds: z.number().int(),
  }),
})

/** Changes a right code into a proof that the address is the person's, good for half an hour. */
export const verifyEmail = defineEndpoint({
  id: 'public.verify-email',
  method: 'POST',
  kind: 'write',
  path: '/registration/email',
  input: z.object({
    email: registrationEmailSchema,
    code: z
      .string()
      .trim()
      .regex(/^\d{4,8}$/),
  }),
  output: z.object({ emailProof: z.string() }),
})

/** Makes the enterprise, its space and its administrator and signs them in, or asks an operator to. */
export const register = defineEndpoint({
  id: 'public.register',
  method: 'POST',
  kind: 'write',
  path: '/registration',
  input: registrationDraftSchema,
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('created'), entId: entIdSchema }),
    z.object({ outcome: z.literal('waiting'), registrationId: idSchema }),
  ]),
})

/** Registrations that wait for an operator or waited, the newest first. */
export const listRegistrations = defineEndpoint({
  id: 'public.list-registrations',
  method: 'GET',
  kind: 'read',
  path: '/platform/registrations',
  input: z.object({
    state: z.enum(registrationStates).optional(),
    limit: pageShape.limit,
    offset: pageShape.offset,
  }),
  output: listedSchema(registrationSchema),
})

export const approveRegistration = defineEndpoint({
  id: 'public.approve-registration',
  method: 'POST',
  kind: 'write',
  path: '/platform/registrations/:registrationId/approve',
  input: z.object({ registrationId: idSchema }),
  output: registrationSchema,
})

export const refuseRegistration = defineEndpoint({
  id: 'public.refuse-registration',
  method: 'POST',
  kind: 'write',
  path: '/platform/registrations/:registrationId/refuse',
  input: z.object({ registrationId: idSchema, reason: z.string().trim().min(1).max(60) }),
  output: registrationSchema,
})
