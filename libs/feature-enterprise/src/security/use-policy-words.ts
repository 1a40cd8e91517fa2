import { useFormats, useMessages } from '@atrium/core-i18n'
import { passwordAdvice, passwordRuleMessages } from '@atrium/domain-auth'
import type { SecurityPolicy } from '@atrium/domain-core'
import { securityMessages } from './security-messages'

const units = [
  [1440, 'days'],
  [60, 'hours'],
] as const

/** What a policy does, one sentence for each part. */
export function usePolicyWords(policy: SecurityPolicy | null): string[] {
  const t = useMessages(securityMessages)
  const say = useMessages(passwordRuleMessages)
  const formats = useFormats()
  if (!policy) return []
  const { password, lockout, twoStep, session, byCode } = policy
  const advice = passwordAdvice(password)
  const number = (value: number) => formats.number(value)
  // The largest unit that needs no fraction: 720 minutes are 12 hours.
  const span = (minutes: number) => {
    const [size, unit] = units.find(([each]) => minutes > each && minutes % each === 0) ?? [
      1,
      'minutes',
    ]
    return `${number(minutes / size)} ${t(unit)}`
  }
  const { strength, expiryDays, history } = password
  return [
    t('says-password', { rule: say(advice.key, advice.params), strength: t(`refuse-${strength}`) }),
    ...(expiryDays === null ? [] : [t('says-expiry', { days: number(expiryDays) })]),
    ...(history === 0 ? [] : [t('says-history', { count: number(history) })]),
    t('says-lockout', { tries: number(lockout.tries), minutes: number(lockout.minutes) }),
    t(`says-two-step-${twoStep.demand}`, { days: number(twoStep.graceDays) }),
    t('says-session', {
      idle: span(session.idleMinutes),
      longest: span(session.absoluteHours * 60),
    }),
    ...(session.limit === null ? [] : [t('says-limit', { count: number(session.limit) })]),
    session.networks.length === 0
      ? t('says-everywhere')
      : t('says-networks', { count: number(session.networks.length) }),
    byCode ? t('says-by-code') : t('says-no-code'),
  ]
}
