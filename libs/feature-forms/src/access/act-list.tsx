import { useMessages } from '@atrium/core-i18n'
import { type RecordAct, recordActs } from '@atrium/domain-access'
import { CheckIcon, CloseIcon } from '@atrium/ui/icon'
import { accessMessages } from '../messages/access-messages'
import styles from './access-panel.module.css'

/** Each act and whether it is allowed, told by sign and word. */
export function ActList({ acts }: { acts: Readonly<Record<RecordAct, boolean>> }) {
  const t = useMessages(accessMessages)
  return (
    <ul className={styles['acts']}>
      {recordActs.map((act) => {
        const Sign = acts[act] ? CheckIcon : CloseIcon
        return (
          <li key={act} className={styles['act']} data-allowed={acts[act]}>
            <Sign size={14} className={styles['sign']} />
            <span>{t(`act.${act}`)}</span>
            <span className={styles['word']}>{t(acts[act] ? 'allowed' : 'refused')}</span>
          </li>
        )
      })}
    </ul>
  )
}
