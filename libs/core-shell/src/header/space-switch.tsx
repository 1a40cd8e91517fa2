import { useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { spaceOf, useSession } from '@atrium/core-session'
import type { EnterpriseRef } from '@atrium/domain-core'
import { Avatar } from '@atrium/ui/avatar'
import { CheckIcon, ChevronDownIcon } from '@atrium/ui/icon'
import { shellMessages } from '../shell-messages'
import { useSpaceFace } from '../space-name'
import { type AccountLink, useSpaceLinks } from './account-links'
import { HeaderPopover } from './header-popover'
import styles from './header.module.css'

/** Which enterprise one is in, and the others one may switch to. */
export function SpaceSwitch() {
  const t = useMessages(shellMessages)
  const spaces = useSpaces()
  const { name, logo } = useSpaceFace()
  const links = useSpaceLinks()
  if (name === undefined || !spaces[0]) return null
  const identity = (
    <>
      <Avatar name={name} square src={logo} />
      <span className={styles['space-name']}>{name}</span>
    </>
  )
  if (spaces.length === 1 && links.length === 0)
    return <span className={styles['space']}>{identity}</span>
  return (
    <HeaderPopover
      label={t('set-to', { name: t('switch-space'), value: name })}
      placement="bottomLeft"
      triggerClass={styles['space']}
      trigger={
        <>
          {identity}
          <ChevronDownIcon size={12} />
        </>
      }
    >
      <p className={styles['panel-title']}>{t('your-spaces')}</p>
      <SpaceList spaces={spaces} />
      <SpaceLinks links={links} />
    </HeaderPopover>
  )
}

/** What one may do about enterprises besides going over to another. */
export function SpaceLinks({ links }: { readonly links: readonly AccountLink[] }) {
  const { href } = useRouting()
  return links.map(({ id, to, title, icon: Icon }) => (
    <a key={id} className={styles['line']} href={href(to)}>
      <Icon />
      <span>{title}</span>
    </a>
  ))
}

/** The person's enterprises, their own first; none before anybody signed in. */
export function useSpaces(): readonly EnterpriseRef[] {
  const user = useSession((session) => session.user)
  if (!user) return []
  const own = { entId: user.entId, name: user.entName }
  return [own, ...user.enterprises.filter(({ entId }) => entId !== own.entId)]
}

/** Enterprises as links: each window keeps to the space in its address, whatever another one switches to. */
export function SpaceList({ spaces }: { readonly spaces: readonly EnterpriseRef[] }) {
  const routing = useRouting()
  const current = useSession(spaceOf)
  return (
    <ul className={styles['list']}>
      {spaces.map(({ entId, name }) => (
        <li key={entId}>
          <a
            className={styles['line']}
            href={routing.href(routing.home, `space-${entId}`)}
            rel="external"
            aria-current={entId === current ? 'true' : undefined}
          >
            <Avatar name={name} square />
            <span>{name}</span>
            {entId === current && <CheckIcon />}
          </a>
        </li>
      ))}
    </ul>
  )
}
