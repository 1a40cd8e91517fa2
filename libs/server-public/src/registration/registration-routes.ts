import {
  approveRegistration,
  checkNames,
  getRegistrationTerms,
  listRegistrations,
  refuseRegistration,
  register,
  sendEmailCode,
  verifyEmail,
} from '@atrium/domain-public'
import { implement, type Route } from '@atrium/server-core'
import type { ApprovalService } from './approval-service'
import type { RegistrationService } from './registration-service'

/** What a stranger may do, each counted per address. */
export function registrationRoutes(registration: RegistrationService): Route[] {
  return [
    implement(getRegistrationTerms, {
      permission: 'public',
      handle: () => registration.terms(),
    }),
    implement(checkNames, {
      permission: 'public',
      limit: { perMinute: 60 },
      handle: (input) => registration.checkNames(input),
    }),
    implement(sendEmailCode, {
      permission: 'public',
      limit: { perMinute: 5 },
      handle: (input, call) => registration.sendCode(input, call),
    }),
    implement(verifyEmail, {
      permission: 'public',
      limit: { perMinute: 20 },
      handle: (input) => registration.verifyEmail(input),
    }),
    implement(register, {
      permission: 'public',
      limit: { perMinute: 10 },
      handle: (input, call) => registration.register(input, call),
    }),
  ]
}

/** What an operator does. */
export function approvalRoutes(approvals: ApprovalService): Route[] {
  const permission = 'public.manage-registrations'
  return [
    implement(listRegistrations, { permission, handle: (input) => approvals.list(input) }),
    implement(approveRegistration, {
      permission,
      handle: ({ registrationId }, { caller }) =>
        approvals.decide(registrationId, { type: 'approve' }, caller),
    }),
    implement(refuseRegistration, {
      permission,
      handle: ({ registrationId, reason }, { caller }) =>
        approvals.decide(registrationId, { type: 'refuse', reason }, caller),
    }),
  ]
}
