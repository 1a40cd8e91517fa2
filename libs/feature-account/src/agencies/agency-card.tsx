import { useFormats, useMessages } from '@atrium/core-i18n'
import { type Agency, type AgencyAct, agencyActsIn } from '@atrium/domain-delegation'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DeleteIcon, EditIcon, MoreIcon, RestoreIcon, UndoIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu } from '@atrium/ui/menu'
import { Tag } from '@atrium/ui/tag'
import { useState } from 'react'
import { SettingRow } from '../cards/setting-row'
import { agencyMessages } from '../messages/agency-messages'
import { permissionWords, useAgencyTexts } from './use-agency-texts'
import styles from './agencies.module.css'

interface AgencyCardProps {
  readonly title: string
  /** Whether they are one's own to change, or lent to one. */
  readonly side: 'given' | 'received'
  readonly agencies: readonly Agency[]
  readonly onAct: (act: AgencyAct, agency: Agency) => void
  /** Begins to act by one that was lent. */
  readonly onStart: (agency: Agency) => void
}

const looks = {
  agenting: { tone: 'success', word: 'agenting' },
  recycled: { tone: 'neutral', word: 'recycled' },
  invalid: { tone: 'danger', word: 'invalid' },
  expired: { tone: 'warning', word: 'expired' },
  upcoming: { tone: 'info', word: 'upcoming' },
} as const

/** Agencies of one side, each with how it stands and what can be done. */
export function AgencyCard({ title, side, agencies, onAct, onStart }: AgencyCardProps) {
  const t = useMessages(agencyMessages)
  const formats = useFormats()
  const texts = useAgencyTexts()
  const [now] = useState(() => Date.now())
  return (
    <Card title={title} note={formats.number(agencies.length)}>
      {agencies.map((agency) => {
        const waits = agency.state === 'agenting' && Date.parse(agency.startsAt) > now
        const look = looks[waits ? 'upcoming' : agency.state]
        const name = side === 'given' ? agency.agent.name : agency.host.name
        return (
          <SettingRow
            key={agency.id}
            title={name}
            tag={
              <Tag dot tone={look.tone}>
                {t(look.word)}
              </Tag>
            }
            about={
              <>
                {[texts.scope(agency), texts.period(agency)].join(' · ')}
                {agency.state === 'invalid' && (
                  <span className={styles['invalid']}>{t('invalid-hint')}</span>
                )}
                <span className={styles['tags']}>
                  {agency.permissions.map((permission) => (
                    <Tag key={permission}>{t(permissionWords[permission])}</Tag>
                  ))}
                </span>
              </>
            }
          >
            {side === 'received' && agency.state === 'agenting' && !waits && (
              <Button size="small" label={t('act-for', { name })} onClick={() => onStart(agency)}>
                {t('act-now')}
              </Button>
            )}
            {side === 'given' && <AgencyMenu agency={agency} name={name} onAct={onAct} />}
          </SettingRow>
        )
      })}
    </Card>
  )
}

interface AgencyMenuProps extends Pick<AgencyCardProps, 'onAct'> {
  readonly agency: Agency
  readonly name: string
}

const icons = { edit: EditIcon, 're-edit': RestoreIcon, recover: UndoIcon, delete: DeleteIcon }

function AgencyMenu({ agency, name, onAct }: AgencyMenuProps) {
  const t = useMessages(agencyMessages)
  return (
    <Menu
      items={agencyActsIn(agency.state).map((act) => ({
        key: act,
        label: t(act),
        icon: icons[act],
        danger: act === 'delete' || act === 'recover',
        onSelect: () => onAct(act, agency),
      }))}
    >
      <IconButton icon={MoreIcon} label={t('acts-of', { name })} opens="menu" />
    </Menu>
  )
}
