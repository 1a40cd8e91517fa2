import {
  checkPasswordLink,
  getSignInOptions,
  openPasswordLink,
  requestCode,
  resetPassword,
} from '@atrium/domain-auth'
import { implement, type Config, type Route } from '@atrium/server-core'
import type { createCodeService } from './codes/code-service'
import { originOf } from './origin'
import type { PasswordService } from './passwords/password-service'

interface Services {
  readonly config: Config
  readonly codes: ReturnType<typeof createCodeService>
  readonly passwords: PasswordService
}

const limit = { perMinute: 30 }

/** What somebody without a session may ask for. */
export function authRoutes({ config, codes, passwords }: Services): Route[] {
  return [
    implement(getSignInOptions, {
      permission: 'public',
      handle: () => ({ digits: config.codeDigits, channels: [...codes.channels] }),
    }),
    implement(requestCode, {
      permission: 'public',
      limit,
      handle: (input, { locale, ip }) => codes.requestCode({ ...input, locale, ip }),
    }),
    implement(openPasswordLink, {
      permission: 'public',
      limit,
      handle: async ({ loginId, code }) => ({ token: await passwords.openLink(loginId, code) }),
    }),
    implement(checkPasswordLink, {
      permission: 'public',
      limit,
      async handle({ token }) {
        const { person, purpose } = await passwords.checkLink(token)
        return { loginId: person.loginId, purpose, rule: await passwords.ruleOf(person.personId) }
      },
    }),
    implement(resetPassword, {
      permission: 'public',
      limit,
      async handle({ token, password }, call) {
        await passwords.reset(token, password, originOf(call))
        return {}
      },
    }),
  ]
}
