import { useMessages } from '@atrium/core-i18n'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { userMessages } from '../messages/user-messages'
import { UserDrawer } from '../users/user-drawer'
import { UserList } from '../users/user-list'

/** The accounts of all enterprises; one of them in a drawer. */
export function PlatformUsersPage() {
  const t = useMessages(userMessages)
  const [address, setAddress] = useAddress()
  const opened = address['user']
  return (
    <Page>
      <PageHead title={t('title')} purpose={t('purpose')} />
      <UserList onOpen={(user) => setAddress({ user })} />
      {opened !== undefined && (
        <UserDrawer key={opened} id={opened} onClose={() => setAddress({ user: undefined })} />
      )}
    </Page>
  )
}

export const mount = mountReact(PlatformUsersPage)
