import { z } from 'zod'

/** How a verification code travels; a text message only where a provider is set up. */
export const codeChannels = ['email', 'sms'] as const

export const codeChannelSchema = z.enum(codeChannels)

export type CodeChannel = z.infer<typeof codeChannelSchema>

/** What anybody may ask a code for. */
export const codePurposeSchema = z.enum(['sign-in', 'reset-password'])

export type CodePurpose = z.infer<typeof codePurposeSchema>

/** After this many wrong tries a code is dead, and another must be waited for. */
export const codeTries = 3
/** Between two codes for one address, and after a dead one. */
export const codeWaitSeconds = 60
export const codeMinutes = 10
/** Codes for one address in an hour. */
export const codesPerHour = 6

/** What is said of a code that was asked for, whether there is such an account or not. */
export const codeSentSchema = z.object({
  digits: z.number().int(),
  /** Until another may be asked for. */
  seconds: z.number().int(),
  /** How long it may be used. */
  minutes: z.number().int(),
})

export type CodeSent = z.infer<typeof codeSentSchema>
