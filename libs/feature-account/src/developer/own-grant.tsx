import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import type { DeveloperGrant } from '@atrium/domain-developer'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { KeyIcon } from '@atrium/ui/icon'
import { Skeleton } from '@atrium/ui/skeleton'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { grantQuery, grantWithdrawal } from '../data/developer-queries'
import { developerMessages } from '../messages/developer-messages'
import { CallGuide } from './call-guide'
import { GrantCard } from './grant-card'
import { ReasonDialog } from './reason-dialog'
import { TokenDialog } from './token-dialog'
import styles from './developer.module.css'

type Open = 'apply' | 'reset' | 'issue' | null

/** One's own authorization: asking for it, its token, giving it up. */
export function OwnGrant() {
  const t = useMessages(developerMessages)
  const errorText = useErrorText()
  const [open, setOpen] = useState<Open>(null)
  const { data, error, isFetching, refetch } = useQuery(grantQuery)
  const { withdraw, dialog } = useWithdrawal()
  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        advice={errorText(error)}
        id={isCallError(error) ? error.requestId : undefined}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="card" count={1} />
  const { grant } = data
  const close = () => setOpen(null)
  return (
    <div className={styles['parts']}>
      {grant === null ? (
        <Empty
          picture="records"
          title={t('none')}
          why={t('none-why')}
          action={
            <Button kind="primary" icon={KeyIcon} onClick={() => setOpen('apply')}>
              {t('apply')}
            </Button>
          }
        />
      ) : (
        <GrantCard grant={grant} onOpen={setOpen} onWithdraw={() => void withdraw(grant)} />
      )}
      <CallGuide />
      {(open === 'apply' || open === 'reset') && <ReasonDialog act={open} onClose={close} />}
      {open === 'issue' && <TokenDialog onClose={close} />}
      {dialog}
    </div>
  )
}

function useWithdrawal() {
  const t = useMessages(developerMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const withdrawal = useMutation(grantWithdrawal)

  async function withdraw({ state }: DeveloperGrant) {
    const isHeld = state === 'approved'
    const asked = isHeld
      ? { act: t('give-up'), thing: t('title'), consequence: t('give-up-hint') }
      : { act: t('withdraw'), thing: t('title'), consequence: t('withdraw-hint') }
    if (!(await confirm(asked))) return
    withdrawal.mutate(
      {},
      {
        onSuccess: () => toast({ text: t(isHeld ? 'given-up' : 'withdrawn'), tone: 'success' }),
        onError: (error) => toast({ text: errorText(error), tone: 'danger' }),
      },
    )
  }

  return { withdraw, dialog }
}
