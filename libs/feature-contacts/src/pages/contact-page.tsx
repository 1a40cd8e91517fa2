import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read, useNet } from '@atrium/core-net'
import { mountReact, useParams, useRouting } from '@atrium/core-routing'
import {
  type ContactDetail,
  contactDetailPath,
  contactsPath,
  getContact,
  listDepartments,
} from '@atrium/domain-org'
import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { ArrowLeftIcon, MailIcon, PhoneIcon } from '@atrium/ui/icon'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ReachCard, ReportsCard, WorkCard } from '../components/contact-cards'
import { departmentWay } from '../data/department-names'
import { contactsMessages } from '../messages/contacts-messages'

/** One colleague with everything that may be seen of them. */
export function ContactPage() {
  const t = useMessages(contactsMessages)
  const routing = useRouting()
  return (
    <Page width="form">
      <div>
        <Button kind="quiet" icon={ArrowLeftIcon} onClick={routing.back}>
          {t('back')}
        </Button>
      </div>
      <Loaded />
    </Page>
  )
}

function Loaded() {
  const t = useMessages(contactsMessages)
  const errorText = useErrorText()
  const routing = useRouting()
  const { userId } = useParams(contactDetailPath)
  const { data, error, isFetching, refetch } = useQuery(read(getContact, { personId: userId }))
  if (isCallError(error) && (error.status === 404 || error.status === 400)) {
    return (
      <Empty
        picture="search"
        title={t('contact-missing')}
        why={t('contact-missing-why')}
        action={<Button href={routing.href(contactsPath({}))}>{t('to-contacts')}</Button>}
      />
    )
  }
  if (data) return <Card contact={data} />
  if (!error) return <Skeleton shape="page" count={6} />
  return (
    <ErrorState
      title={t('contact-failed')}
      advice={errorText(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

function Card({ contact }: { readonly contact: ContactDetail }) {
  const t = useMessages(contactsMessages)
  const net = useNet()
  const departments = useQuery(read(listDepartments, {})).data?.rows ?? []
  const { name, portraitId, signature, phone, email, departmentIds } = contact
  const ways = departmentIds
    .map((id) => departmentWay(departments, id).map((each) => each.name))
    .filter((way) => way.length > 0)
  return (
    <>
      <PageHead
        title={name}
        purpose={signature || undefined}
        identity={
          <Avatar name={name} size={64} src={portraitId ? net.fileUrl(portraitId) : undefined} />
        }
        actions={
          <>
            {email && (
              <Button icon={MailIcon} href={`mailto:${email}`}>
                {t('mail-act')}
              </Button>
            )}
            {phone && (
              <Button icon={PhoneIcon} href={`tel:${phone}`}>
                {t('call-act')}
              </Button>
            )}
          </>
        }
      />
      <ReachCard contact={contact} />
      <WorkCard contact={contact} departments={ways.map((way) => way.join(' / '))} />
      <ReportsCard reports={contact.reports} />
    </>
  )
}

export const mount = mountReact(ContactPage)
