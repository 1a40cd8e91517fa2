import { read, write } from '@atrium/core-net'
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

const guarded = [getAccountSecurity, listSecurityRecords]

export const securityQuery = read(getAccountSecurity, {})
export const sessionsQuery = read(listOwnSessions, {})
export const recordsQuery = read(listSecurityRecords, {})

export const passwordChange = write(changePassword, { stales: [...guarded, listOwnSessions] })
export const twoStepBegin = write(beginTwoStep, { stales: [] })
export const twoStepConfirm = write(confirmTwoStep, { stales: guarded })
export const twoStepEnd = write(turnOffTwoStep, { stales: guarded })
export const codesRenewal = write(renewRecoveryCodes, { stales: guarded })
export const emailCode = write(requestEmailCode, { stales: [] })
export const emailBinding = write(setAccountEmail, { stales: guarded })
export const phoneCode = write(requestPhoneCode, { stales: [], handles: ['sms-not-sent'] })
export const phoneBinding = write(setAccountPhone, { stales: guarded })
export const phoneRemoval = write(removeAccountPhone, { stales: guarded })
export const sessionEnd = write(endOwnSession, { stales: [listOwnSessions, listSecurityRecords] })
export const othersEnd = write(endOtherSessions, { stales: [listOwnSessions, listSecurityRecords] })
