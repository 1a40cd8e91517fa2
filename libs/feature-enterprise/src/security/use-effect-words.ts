import { useFormats, useMessages } from '@atrium/core-i18n'
import type { PolicyEffect } from '@atrium/domain-auth'
import { securityMessages } from './security-messages'

/** What a policy would do to whom, in words. */
export function useEffectWords() {
  const t = useMessages(securityMessages)
  const formats = useFormats()

  function said(key: LossKey, count: number): string[] {
    return count > 0 ? [t(key, { count: formats.number(count) })] : []
  }

  return {
    /** What people would lose, or have to do. */
    losses: ({ twoStep, expired, sessions }: PolicyEffect): string[] => [
      ...said('loss-outside', sessions.outside),
      ...said('loss-old', sessions.old),
      ...said('loss-surplus', sessions.surplus),
      ...said('loss-expired', expired),
      ...said('loss-two-step', twoStep.missing),
    ],
  }
}

type LossKey = 'loss-outside' | 'loss-old' | 'loss-surplus' | 'loss-expired' | 'loss-two-step'
