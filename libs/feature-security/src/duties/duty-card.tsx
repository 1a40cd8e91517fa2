import { useMessages } from '@atrium/core-i18n'
import { auditWords, type Duty, type DutyHolder } from '@atrium/domain-security'
import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { AddIcon, RemoveIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Tag } from '@atrium/ui/tag'
import { Text } from '@atrium/ui/text'
import { dutyMessages } from '../messages/duty-messages'
import styles from './duties.module.css'

export interface DutyCardProps {
  readonly duty: Duty
  readonly holders: readonly DutyHolder[]
  readonly onAppoint: () => void
  readonly onRelieve: (holder: DutyHolder) => void
}

/** One duty: what it is for, and who holds it. */
export function DutyCard({ duty, holders, onAppoint, onRelieve }: DutyCardProps) {
  const t = useMessages(dutyMessages)
  const words = useMessages(auditWords)
  const title = words(`role-${duty}`)
  return (
    <Card
      title={title}
      note={t('people', { count: holders.length })}
      extra={
        <Button
          kind="quiet"
          size="small"
          icon={AddIcon}
          label={t('add-to', { duty: title })}
          onClick={onAppoint}
        >
          {t('add')}
        </Button>
      }
    >
      <p className={styles['about']}>{t(`about-${duty}`)}</p>
      {holders.length === 0 && <Text tone="muted">{t('none')}</Text>}
      <ul className={styles['people']}>
        {holders.map((holder) => (
          <li key={holder.id}>
            <Avatar name={holder.name} size={32} />
            <div className={styles['who']}>
              <strong>{holder.name}</strong>
              <span>{holder.loginId}</span>
            </div>
            {holder.duties.length > 1 && <Tag tone="warning">{t('mixed')}</Tag>}
            {holder.state !== 'active' && <Tag>{t(`state-${holder.state}`)}</Tag>}
            <IconButton
              icon={RemoveIcon}
              label={t('remove', { name: holder.name })}
              onClick={() => onRelieve(holder)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
