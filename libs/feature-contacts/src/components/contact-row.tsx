import { useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import { Link } from '@atrium/core-routing'
import { type Contact, contactDetailPath } from '@atrium/domain-org'
import { Avatar } from '@atrium/ui/avatar'
import { CopyIcon, LockIcon, PhoneIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { contactsMessages } from '../messages/contacts-messages'
import { useCopy } from './use-copy'
import styles from './contacts.module.css'

interface ContactRowProps {
  readonly contact: Contact
  /** The name of the main department; empty when in none. */
  readonly department: string
}

/** A colleague in the list: who, where, and the phone. */
export function ContactRow({ contact, department }: ContactRowProps) {
  const net = useNet()
  const { id, name, portraitId, posts, email } = contact
  return (
    <>
      <Avatar name={name} size={40} src={portraitId ? net.fileUrl(portraitId) : undefined} />
      <div className={styles['who']}>
        <Link className={styles['name']} to={contactDetailPath({ userId: id })}>
          {name}
        </Link>
        <span className={styles['about']}>
          {posts.length > 0 && <span>{posts.join(' / ')}</span>}
          {department && <span className={styles['department']}>{department}</span>}
        </span>
      </div>
      <span className={styles['email']}>{email}</span>
      <Phone contact={contact} />
    </>
  )
}

function Phone({ contact: { name, phone } }: Pick<ContactRowProps, 'contact'>) {
  const t = useMessages(contactsMessages)
  const copy = useCopy()
  if (phone === '') return <span className={styles['phone']} />
  if (phone === null) {
    return (
      <span className={styles['phone']}>
        <span className={styles['hidden']}>
          <LockIcon size={14} />
          {t('phone-hidden')}
        </span>
      </span>
    )
  }
  return (
    <span className={styles['phone']}>
      <span className={styles['number']}>{phone}</span>
      <span className={styles['copy']}>
        <IconButton icon={CopyIcon} label={t('copy', { name })} onClick={() => copy(phone)} />
      </span>
      <IconButton icon={PhoneIcon} label={t('call', { name })} href={`tel:${phone}`} />
    </span>
  )
}
