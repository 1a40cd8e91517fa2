import { useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { spaceOf, useSession } from '@atrium/core-session'
import { CheckIcon, ChevronDownIcon } from '@atrium/ui/icon'
import { shellMessages } from '../shell-messages'
import { useSpaceName } from '../space-name'
import { NameTile } from './mark'
import { Popover } from './popover'
import styles from './header.module.css'

/** Which enterprise one is in, and the others one may switch to. */
export function SpaceSwitch() {
  const t = useMessages(shellMessages)
  const routing = useRouting()
  const user = useSession((session) => session.user)
  const space = useSession(spaceOf)
  const spaceName = useSpaceName()
  if (!user) return null
  const own = { entId: user.entId, name: user.entName }
  const all = [own, ...user.enterprises.filter((other) => other.entId !== own.entId)]
  const name = spaceName ?? own.name
  const identity = (
    <>
      <NameTile name={name} />
      <span className={styles['space-name']}>{name}</span>
    </>
  )
  if (all.length === 1) return <span className={styles['space']}>{identity}</span>
  return (
    <Popover
      label={t('set-to', { name: t('switch-space'), value: name })}
      align="start"
      triggerClass={styles['space']}
      trigger={
        <>
          {identity}
          <ChevronDownIcon size={12} />
        </>
      }
    >
      <p className={styles['panel-title']}>{t('your-spaces')}</p>
      <ul className={styles['list']}>
        {all.map((enterprise) => (
          <li key={enterprise.entId}>
            <a
              className={styles['line']}
              href={routing.href(routing.home, `space-${enterprise.entId}`)}
              rel="external"
              aria-current={enterprise.entId === space ? 'true' : undefined}
            >
              <NameTile name={enterprise.name} />
              <span>{enterprise.name}</span>
              {enterprise.entId === space && <CheckIcon />}
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
