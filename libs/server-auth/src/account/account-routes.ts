import {
  beginTwoStep,
  changePassword,
  confirmTwoStep,
  endOtherSessions,
  endOwnSession,
  getAccountSecurity,
  listOwnSessions,
  listSecurityRecords,
  renewRecoveryCodes,
  removeAccountPhone,
  requestEmailCode,
  requestPhoneCode,
  setAccountEmail,
  setAccountPhone,
  turnOffTwoStep,
} from '@atrium/domain-account'
import { implement, type Route } from '@atrium/server-core'
import { originOf } from '../origin'
import type { PasswordService } from '../passwords/password-service'
import type { createTwoStep } from '../two-step/two-step-service'
import type { createAccountService } from './account-service'
import type { createPhoneService } from './phone-service'

interface Services {
  readonly account: ReturnType<typeof createAccountService>
  readonly passwords: PasswordService
  readonly phone: ReturnType<typeof createPhoneService>
  readonly twoStep: ReturnType<typeof createTwoStep>
}

/** One's own account: each call is about the caller and nobody else. */
export function accountRoutes({ account, passwords, phone, twoStep }: Services): Route[] {
  return [
    implement(getAccountSecurity, {
      permission: 'signed-in',
      handle: (_, { caller }) => account.getSecurity(caller),
    }),
    implement(changePassword, {
      permission: 'signed-in',
      async handle(input, call) {
        await passwords.change(call.caller, input, originOf(call))
        return {}
      },
    }),
    implement(beginTwoStep, {
      permission: 'signed-in',
      handle: ({ password }, { caller }) => twoStep.begin(caller, password),
    }),
    implement(confirmTwoStep, {
      permission: 'signed-in',
      handle: ({ code }, call) => twoStep.confirm(call.caller, code, originOf(call)),
    }),
    implement(turnOffTwoStep, {
      permission: 'signed-in',
      async handle({ password }, call) {
        await twoStep.turnOff(call.caller, password, originOf(call))
        return {}
      },
    }),
    implement(renewRecoveryCodes, {
      permission: 'signed-in',
      handle: ({ password }, call) => twoStep.renewCodes(call.caller, password, originOf(call)),
    }),
    implement(listOwnSessions, {
      permission: 'signed-in',
      handle: async (_, { caller }) => ({ rows: await account.listSessions(caller) }),
    }),
    implement(endOwnSession, {
      permission: 'signed-in',
      async handle({ sessionId }, call) {
        await account.endSession(call.caller, sessionId, originOf(call))
        return {}
      },
    }),
    implement(endOtherSessions, {
      permission: 'signed-in',
      handle: async (_, call) => ({ ended: await account.endOthers(call.caller, originOf(call)) }),
    }),
    implement(requestEmailCode, {
      permission: 'signed-in',
      limit: { perMinute: 20 },
      handle: (input, call) => account.requestEmailCode(call.caller, input, originOf(call)),
    }),
    implement(setAccountEmail, {
      permission: 'signed-in',
      handle: (input, call) => account.bindEmail(call.caller, input, originOf(call)),
    }),
    implement(requestPhoneCode, {
      permission: 'signed-in',
      limit: { perMinute: 20 },
      handle: (input, call) => phone.requestCode(call.caller, input, originOf(call)),
    }),
    implement(setAccountPhone, {
      permission: 'signed-in',
      async handle(input, call) {
        await phone.bind(call.caller, input, originOf(call))
        return account.getSecurity(call.caller)
      },
    }),
    implement(removeAccountPhone, {
      permission: 'signed-in',
      async handle({ password }, call) {
        await phone.remove(call.caller, password, originOf(call))
        return account.getSecurity(call.caller)
      },
    }),
    implement(listSecurityRecords, {
      permission: 'signed-in',
      handle: (_, { caller }) => account.records(caller),
    }),
  ]
}
