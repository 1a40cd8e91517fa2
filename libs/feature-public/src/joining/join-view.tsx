import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { useQuery as useAddress } from '@atrium/core-routing'
import { joinKeySchema } from '@atrium/domain-org'
import { ErrorState } from '@atrium/ui/error-state'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { PageHeading } from '../frame/page-heading'
import { joiningMessages } from '../messages/joining-messages'
import { CodeForm } from './code-form'
import { InvitedCard, SignInInstead } from './invited-card'
import { noKey, ownJoiningQuery } from './joining-queries'
import { Invitations, Requests } from './own-joining'
import styles from './joining.module.css'

/** Joining an enterprise: with a key in the address, by typing a code, or by answering an invitation. */
export function JoinView() {
  const t = useMessages(joiningMessages)
  const errorText = useErrorText()
  const [address, setAddress] = useAddress()
  const own = useQuery(ownJoiningQuery)
  const key = joinKeySchema.safeParse(address['join'] ?? '')
  const ask = (join: string) => setAddress({ join })
  const isNobody = isCallError(own.error, 'unauthenticated')
  if (own.isPending) return <Skeleton shape="form" count={3} />
  return (
    <div className={styles['page']}>
      <PageHeading title={t('title')} purpose={t('purpose')} />
      {own.data?.enterprises === 0 && own.data.requests.length === 0 && !key.success && (
        <Notice title={t('nobody-title')}>{t('nobody-why')}</Notice>
      )}
      {key.success && (
        <InvitedCard joinKey={key.data} onOther={() => ask(noKey)} onWaiting={() => ask(noKey)} />
      )}
      {own.data && (
        <>
          <Invitations invitations={own.data.invitations} />
          <Requests requests={own.data.requests} />
        </>
      )}
      {own.error && !isNobody && (
        <ErrorState
          title={t('failed')}
          advice={errorText(own.error)}
          id={isCallError(own.error) ? own.error.requestId : undefined}
          onRetry={() => void own.refetch()}
        />
      )}
      {!key.success && <CodeForm onCode={ask} />}
      <p className={styles['foot']}>
        {isNobody && !key.success && (
          <>
            {t('see-invitations')} <SignInInstead text={t('sign-in')} />
          </>
        )}
        {own.data && (
          <>
            {t('signed-in-as', own.data.person)} <SignInInstead text={t('other-account')} />
          </>
        )}
      </p>
    </div>
  )
}
