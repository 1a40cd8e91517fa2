import { useErrorText, useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import type { OutputOf } from '@atrium/domain-core'
import type { checkJoinKey } from '@atrium/domain-org'
import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { joiningMessages } from '../messages/joining-messages'
import { AccountForm } from './account-form'
import { joining, joinKeyQuery } from './joining-queries'
import { useOpenSpace } from './use-open-space'
import styles from './joining.module.css'

export interface InvitedCardProps {
  readonly joinKey: string
  readonly onOther: () => void
  /** The person asked, and waits. */
  readonly onWaiting: () => void
}

type Checked = OutputOf<typeof checkJoinKey>

/** Where a code leads, and the way in. */
export function InvitedCard({ joinKey, onOther, onWaiting }: InvitedCardProps) {
  const t = useMessages(joiningMessages)
  const errorText = useErrorText()
  const { data, error } = useQuery(joinKeyQuery(joinKey))
  if (error) {
    return (
      <section className={styles['card']}>
        <Empty
          picture="lock"
          title={t('key-ended')}
          why={errorText(error)}
          action={<Button onClick={onOther}>{t('other-code')}</Button>}
        />
      </section>
    )
  }
  if (!data) return <Skeleton shape="form" count={3} />
  const { enterprise, approval, passwordRule, person } = data
  return (
    <section className={styles['card']} aria-label={enterprise}>
      <div className={styles['enterprise']}>
        <Avatar name={enterprise} square size={40} />
        <div>
          <h2>{enterprise}</h2>
          <p className={styles['about']}>{t(approval ? 'needs-approval' : 'no-approval')}</p>
        </div>
      </div>
      {person ? (
        <JoinAs checked={data} person={person} joinKey={joinKey} onWaiting={onWaiting} />
      ) : (
        <>
          <AccountForm joinKey={joinKey} approval={approval} rule={passwordRule} />
          <SignInInstead text={t('have-account')} />
        </>
      )}
    </section>
  )
}

interface JoinAsProps extends Pick<InvitedCardProps, 'joinKey' | 'onWaiting'> {
  readonly checked: Checked
  readonly person: NonNullable<Checked['person']>
}

/** Joins with the account that is signed in. */
function JoinAs({ checked, person, joinKey, onWaiting }: JoinAsProps) {
  const t = useMessages(joiningMessages)
  const errorText = useErrorText()
  const openSpace = useOpenSpace()
  const sending = useMutation(joining)
  const join = () =>
    sending.mutate(
      { key: joinKey },
      {
        onSuccess: ({ outcome, entId }) => (outcome === 'joined' ? openSpace(entId) : onWaiting()),
      },
    )
  const { standing, entId, approval } = checked
  if (standing === 'member') {
    return (
      <>
        <Notice tone="success">{t('is-member')}</Notice>
        <Button kind="primary" size="large" onClick={() => openSpace(entId)}>
          {t('open')}
        </Button>
      </>
    )
  }
  if (standing === 'waiting' && approval) return <Notice>{t('is-waiting')}</Notice>
  return (
    <>
      {sending.error && <Notice tone="danger">{errorText(sending.error)}</Notice>}
      <p>{t('join-as', person)}</p>
      <div className={styles['acts']}>
        <Button kind="primary" size="large" loading={sending.isPending} onClick={join}>
          {t(approval && standing !== 'invited' ? 'ask' : 'join')}
        </Button>
        <SignInInstead text={t('other-account')} />
      </div>
    </>
  )
}

/** Signs in, and comes back here. */
export function SignInInstead({ text }: { readonly text: string }) {
  const { href, signIn, here } = useRouting()
  return (
    <Button kind="link" href={href(signIn(here()), '')}>
      {text}
    </Button>
  )
}
