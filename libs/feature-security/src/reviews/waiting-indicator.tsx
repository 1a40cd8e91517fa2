import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { useSession } from '@atrium/core-session'
import { listReviews } from '@atrium/domain-security'
import { Button } from '@atrium/ui/button'
import { ClockIcon } from '@atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reviewMessages } from '../messages/review-messages'
import { OwnReviews } from './own-reviews'
import { waitingStates } from './review-data'

/** In the header of whoever changes what is reviewed: how many of their changes wait; nothing while none do. */
export function WaitingIndicator() {
  const t = useMessages(reviewMessages)
  const [isOpen, setOpen] = useState(false)
  const roles = useSession(({ user }) => user?.roles)
  const mayWait = roles?.some((role) => role === 'admin' || role === 'saas') ?? false
  const asked = read(listReviews, { own: true, states: waitingStates, limit: 50 })
  const { data } = useQuery({ ...asked, enabled: mayWait })
  const count = data?.total.count ?? 0
  if (!mayWait || (count === 0 && !isOpen)) return null
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={ClockIcon}
        label={t('how-many', { count })}
        onClick={() => setOpen(true)}
      >
        {String(count)}
      </Button>
      {isOpen && <OwnReviews onClose={() => setOpen(false)} />}
    </>
  )
}
