import { useFormats, useMessages } from '@atrium/core-i18n'
import { Link } from '@atrium/core-routing'
import { type ContactDetail, contactDetailPath } from '@atrium/domain-org'
import { Avatar } from '@atrium/ui/avatar'
import { Card } from '@atrium/ui/card'
import { DescriptionList } from '@atrium/ui/description-list'
import { CopyIcon, LockIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import type { ReactNode } from 'react'
import { contactsMessages } from '../messages/contacts-messages'
import { useCopy } from './use-copy'
import styles from './contact-cards.module.css'

interface ContactCardProps {
  readonly contact: ContactDetail
}

/** How to reach a colleague; a hidden phone says that it is hidden. */
export function ReachCard({ contact }: ContactCardProps) {
  const t = useMessages(contactsMessages)
  const { phone, email, extension, qq } = contact
  return (
    <Card title={t('reach-title')}>
      <DescriptionList
        facts={[
          { label: t('phone'), value: <Phone phone={phone} /> },
          { label: t('extension'), value: extension },
          {
            label: t('email'),
            value: email && (
              <Copied text={email} label={t('copy-mail')}>
                <a href={`mailto:${email}`}>{email}</a>
              </Copied>
            ),
          },
          { label: t('qq'), value: qq },
        ].map((fact) => (fact.value ? fact : { ...fact, value: null }))}
      />
    </Card>
  )
}

function Phone({ phone }: Pick<ContactDetail, 'phone'>) {
  const t = useMessages(contactsMessages)
  if (phone === '') return '–'
  if (phone === null) {
    return (
      <span className={styles['hidden']}>
        <LockIcon size={14} />
        {t('phone-hidden-why')}
      </span>
    )
  }
  return (
    <Copied text={phone} label={t('copy-phone')}>
      <a href={`tel:${phone}`}>{phone}</a>
    </Copied>
  )
}

interface CopiedProps {
  readonly text: string
  readonly label: string
  readonly children: ReactNode
}

function Copied({ text, label, children }: CopiedProps) {
  const copy = useCopy()
  return (
    <span className={styles['copied']}>
      {children}
      <IconButton size="small" icon={CopyIcon} label={label} onClick={() => copy(text)} />
    </span>
  )
}

interface WorkCardProps extends ContactCardProps {
  /** Each with what it lies in; the main one first. */
  readonly departments: readonly string[]
}

/** Departments, posts, whom they report to and what they do. */
export function WorkCard({ contact, departments }: WorkCardProps) {
  const t = useMessages(contactsMessages)
  const formats = useFormats()
  const { posts, superior, entryDate, gender, jobDescription } = contact
  return (
    <Card title={t('work-title')}>
      <DescriptionList
        facts={[
          {
            label: t('department'),
            value: departments.length > 0 && departments.map((way) => <div key={way}>{way}</div>),
          },
          { label: t('posts'), value: posts.length > 0 && posts.join(' / ') },
          { label: t('superior'), value: superior && <Person {...superior} /> },
          { label: t('entry-date'), value: entryDate && formats.date(entryDate) },
          { label: t('gender'), value: gender && t(`gender-${gender}`) },
          { label: t('job-description'), value: jobDescription, wide: true },
        ]}
      />
    </Card>
  )
}

/** The server names so many at most. */
const reportLimit = 200

/** Who reports to a colleague. */
export function ReportsCard({ reports }: Pick<ContactDetail, 'reports'>) {
  const t = useMessages(contactsMessages)
  const cut = reports.length >= reportLimit
  const note = cut ? t('reports-cut', { count: reportLimit }) : reports.length || undefined
  return (
    <Card title={t('reports')} note={note}>
      {reports.length === 0 && <p className={styles['none']}>{t('reports-none')}</p>}
      {reports.length > 0 && (
        <ul className={styles['people']} aria-label={t('reports')}>
          {reports.map((report) => (
            <li key={report.id}>
              <Person {...report} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Person({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Link className={styles['person']} to={contactDetailPath({ userId: id })}>
      <Avatar name={name} size={24} />
      <span>{name}</span>
    </Link>
  )
}
