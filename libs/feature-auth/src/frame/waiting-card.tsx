import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { useQuery as useAddressQuery, useRouting } from '@atrium/core-routing'
import { safeReturnAddress } from '@atrium/domain-auth'
import { getHealth } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { SettingsIcon, SuccessIcon } from '@atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { authMessages } from '../messages/auth-messages'
import styles from './waiting-card.module.css'

/** Between two looks whether the system is back. */
const lookEvery = 3000
/** One good answer may come from one server of several: the person returns after this many in a row. */
const answersNeeded = 2

/** Waits with the person until the system answers again, and leads back to where they were. */
export function WaitingCard({ compact = false }: { readonly compact?: boolean }) {
  const t = useMessages(authMessages)
  const routing = useRouting()
  const [{ url }] = useAddressQuery()
  const next = safeReturnAddress(url, routing.base) ?? routing.href(routing.home, '')
  const { isReady, look, isLooking } = useReadiness(() => routing.load(next))
  return (
    <div className={compact ? styles['compact'] : styles['page']}>
      <span className={styles['badge']} data-ready={isReady}>
        {isReady ? <SuccessIcon size={24} /> : <SettingsIcon size={24} />}
      </span>
      <div aria-live="polite">
        <h1>{isReady ? t('is-ready') : t('under-maintenance')}</h1>
        <p>{isReady ? t('is-ready-advice') : t('under-maintenance-advice')}</p>
      </div>
      <Button kind="primary" loading={isLooking} onClick={look}>
        {isReady ? t('continue') : t('try-again')}
      </Button>
    </div>
  )
}

/** Asks again and again; a look by hand that succeeds is believed at once. */
function useReadiness(onReady: () => void) {
  const good = useRef(0)
  const byHand = useRef(false)
  const health = useQuery({
    ...read(getHealth, {}, { handles: ['unavailable', 'not-ready'] }),
    staleTime: 0,
    refetchInterval: lookEvery,
    refetchIntervalInBackground: true,
  })
  const { dataUpdatedAt, errorUpdatedAt, isSuccess, refetch, isFetching } = health
  useEffect(() => {
    good.current = isSuccess ? good.current + 1 : 0
    if (good.current >= answersNeeded || (isSuccess && byHand.current)) onReady()
    byHand.current = false
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [dataUpdatedAt, errorUpdatedAt, isSuccess])
  return {
    isReady: isSuccess,
    isLooking: isFetching && byHand.current,
    look: () => {
      byHand.current = true
      void refetch()
    },
  }
}
