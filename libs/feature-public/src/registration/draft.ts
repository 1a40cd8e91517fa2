import {
  enterpriseNameSchema,
  loginIdSchema,
  registrationDraftSchema,
  registrationEmailSchema,
} from '@atrium/domain-public'

export const steps = ['enterprise', 'account', 'confirm'] as const

export type Step = (typeof steps)[number]

/** What has been typed so far. */
export interface Draft {
  readonly enterpriseName: string
  readonly contactName: string
  readonly loginId: string
  readonly email: string
  /** That `email` is the person's; empty until its code was right. */
  readonly emailProof: string
  readonly password: string
  readonly consent: boolean
}

export const blankDraft: Draft = {
  enterpriseName: '',
  contactName: '',
  loginId: '',
  email: '',
  emailProof: '',
  password: '',
  consent: false,
}

export type DraftField = keyof Draft

export function isEnterpriseName(text: string): boolean {
  return enterpriseNameSchema.safeParse(text).success
}

export function isContactName(text: string): boolean {
  return registrationDraftSchema.shape.contactName.safeParse(text).success
}

export function isLoginId(text: string): boolean {
  return loginIdSchema.safeParse(text).success
}

export function isEmail(text: string): boolean {
  return registrationEmailSchema.safeParse(text).success
}

/** Where a refusal of the last step is mended. */
export function stepOfRefusal(code: string): { step: Step; field: DraftField } | null {
  switch (code) {
    case 'enterprise-name-taken':
      return { step: 'enterprise', field: 'enterpriseName' }
    case 'login-id-taken':
      return { step: 'account', field: 'loginId' }
    case 'email-already-bound':
    case 'email-proof-expired':
      return { step: 'account', field: 'email' }
    default:
      return null
  }
}
