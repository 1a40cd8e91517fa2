import { useMessages } from '@atrium/core-i18n'
import { useNavigate, withQuery } from '@atrium/core-routing'
import { appViewPath } from '@atrium/domain-apps'
import { Button } from '@atrium/ui/button'
import {
  EyeIcon,
  HistoryIcon,
  MoreIcon,
  RocketIcon,
  ShareIcon,
  TableIcon,
  UndoIcon,
} from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu } from '@atrium/ui/menu'
import { useState } from 'react'
import type { Autosave } from '../document/autosave'
import { useDesigner, useDocument, useProblems } from '../document/designer-context'
import { designerMessages } from '../messages/designer-messages'
import { shareMessages } from '../messages/share-messages'
import { versionMessages } from '../messages/version-messages'
import { PreviewDialog } from '../preview/preview-dialog'
import { PublishDialog } from '../publish/publish-dialog'
import { ShareDialog } from '../share/share-dialog'
import { VersionsDialog } from '../versions/versions-dialog'
import { DiscardDialog } from './discard-dialog'

type Opened = 'preview' | 'publish' | 'discard' | 'share' | 'versions' | null

/** Preview, publish, and what is done less often; with problems publishing shows them instead. */
export function FinishActs({ autosave }: { autosave: Autosave }) {
  const t = useMessages(designerMessages)
  const document = useDocument()
  const [opened, setOpened] = useState<Opened>(null)
  const problems = useProblems()
  const form = useDesigner((state) => state.form)
  const close = () => setOpened(null)

  async function publish() {
    if (problems.some((problem) => problem.severity === 'error')) {
      return document.getState().showProblems(true)
    }
    if (await autosave.flush()) setOpened('publish')
  }

  return (
    <>
      <Button icon={EyeIcon} onClick={() => setOpened('preview')}>
        {t('preview')}
      </Button>
      <Button kind="primary" icon={RocketIcon} onClick={() => void publish()}>
        {t('publish')}
      </Button>
      <More
        autosave={autosave}
        share={() => void autosave.flush().then(() => setOpened('share'))}
        discard={() => setOpened('discard')}
        versions={() => void autosave.flush().then((saved) => saved && setOpened('versions'))}
      />
      {opened === 'preview' && <PreviewDialog onClose={close} />}
      {opened === 'publish' && <PublishDialog onClose={close} />}
      {opened === 'share' && <ShareDialog form={form} onClose={close} />}
      {opened === 'versions' && <VersionsDialog onClose={close} />}
      {opened === 'discard' && <DiscardDialog autosave={autosave} onClose={close} />}
    </>
  )
}

interface MoreProps {
  autosave: Autosave
  share: () => void
  discard: () => void
  versions: () => void
}

function More({ autosave, share, discard, versions }: MoreProps) {
  const t = useMessages(designerMessages)
  const sharing = useMessages(shareMessages)
  const texts = useMessages(versionMessages)
  const navigate = useNavigate()
  const { id, appId, version } = useDesigner((state) => state.form)
  const records = withQuery(appViewPath({ module: 'form', appId }), { item: id })
  return (
    <Menu
      items={[
        {
          key: 'records',
          icon: TableIcon,
          label: t('open-records'),
          disabled: version === 0,
          onSelect: () => void autosave.flush().then(() => navigate(records)),
        },
        { key: 'share', icon: ShareIcon, label: sharing('share'), onSelect: share },
        {
          key: 'versions',
          icon: HistoryIcon,
          label: texts('versions'),
          disabled: version === 0,
          onSelect: versions,
        },
        { kind: 'divider', key: 'line' },
        {
          key: 'discard',
          icon: UndoIcon,
          label: t('discard'),
          danger: true,
          disabled: version === 0,
          onSelect: discard,
        },
      ]}
    >
      <IconButton icon={MoreIcon} label={t('more')} opens="menu" tooltip={false} />
    </Menu>
  )
}
