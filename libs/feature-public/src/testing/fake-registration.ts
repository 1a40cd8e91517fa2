import { answer, type Answer, CallError } from '@atrium/core-net'
import type { ParsedOf } from '@atrium/domain-core'
import {
  checkNames,
  getRegistrationTerms,
  register,
  type RegistrationMode,
  sendEmailCode,
  verifyEmail,
} from '@atrium/domain-public'

export const rightCode = '246810'

/** A server that registers enterprises: one name and one login id are taken, one code is right. */
export function fakeRegistration(options: {
  readonly mode?: RegistrationMode
  /** What the last step is refused with, the first time. */
  readonly refuse?: string
}): {
  readonly answers: readonly Answer[]
  readonly registered: () => ParsedOf<typeof register> | undefined
} {
  let registered: ParsedOf<typeof register> | undefined
  let { refuse } = options
  const { mode = 'open' } = options
  const refused = (code: string, status: number) =>
    new CallError({ code, message: code, status, requestId: 'fake' })
  return {
    registered: () => registered,
    answers: [
      answer(getRegistrationTerms, () => ({ mode, codeDigits: 6 })),
      answer(checkNames, ({ enterpriseName, loginId }) => ({
        ...(enterpriseName && { enterpriseName: enterpriseName !== 'Taken' }),
        ...(loginId && { loginId: loginId !== 'taken' }),
      })),
      answer(sendEmailCode, () => ({ waitSeconds: 60 })),
      answer(verifyEmail, ({ code }) => {
        if (code === rightCode) return { emailProof: 'p'.repeat(43) }
        throw refused('verification-code-incorrect', 400)
      }),
      answer(register, (draft) => {
        const code = refuse
        refuse = undefined
        if (code) throw refused(code, 409)
        registered = draft
        if (mode === 'open') return { outcome: 'created' as const, entId: 'meadow' }
        const registrationId = '0190a5b0-0000-7000-8000-000000000001'
        return { outcome: 'waiting' as const, registrationId }
      }),
    ],
  }
}
