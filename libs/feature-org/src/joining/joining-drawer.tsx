import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { listJoinRequests } from '@atrium/domain-org'
import { Badge } from '@atrium/ui/badge'
import { Button } from '@atrium/ui/button'
import { Drawer } from '@atrium/ui/drawer'
import { SendIcon } from '@atrium/ui/icon'
import { Tabs } from '@atrium/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { joiningMessages } from '../messages/joining-messages'
import { LinksPanel } from './links-panel'
import { MailsPanel } from './mails-panel'
import { type JoiningPanelProps, RequestsPanel } from './requests-panel'

const parts = ['requests', 'links', 'mails'] as const

type Part = (typeof parts)[number]

export interface JoiningDrawerProps extends JoiningPanelProps {
  /** What the address asks for. */
  readonly part: string
  readonly onPart: (part: Part) => void
  readonly onClose: () => void
}

/** How people join the enterprise: requests, links and mails. */
export function JoiningDrawer({ part, onPart, onClose, departments }: JoiningDrawerProps) {
  const t = useMessages(joiningMessages)
  const count = useWaitingCount()
  const chosen = parts.find((each) => each === part) ?? 'requests'
  const contents = {
    requests: <RequestsPanel departments={departments} />,
    links: <LinksPanel departments={departments} />,
    mails: <MailsPanel departments={departments} />,
  }
  return (
    <Drawer open title={t('title')} subtitle={t('subtitle')} onClose={onClose}>
      <Tabs
        label={t('title')}
        value={chosen}
        onChange={onPart}
        items={parts.map((key) => ({
          key,
          label: t(key),
          content: contents[key],
          ...(key === 'requests' && count > 0 ? { count } : {}),
        }))}
      />
    </Drawer>
  )
}

/** Opens the drawer, and says how many wait. */
export function JoiningButton({ onOpen }: { readonly onOpen: () => void }) {
  const t = useMessages(joiningMessages)
  const count = useWaitingCount()
  return (
    <Badge count={count} label={t('waiting-count', { count })}>
      <Button icon={SendIcon} opens="dialog" onClick={onOpen}>
        {t('open')}
      </Button>
    </Badge>
  )
}

function useWaitingCount(): number {
  const { data } = useQuery(read(listJoinRequests, { state: 'waiting', limit: 1 }))
  return data?.total.count ?? 0
}
