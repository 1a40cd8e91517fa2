import { useMessages } from '@atrium/core-i18n'
import type { NetQueryClient } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import { signOut, useSession } from '@atrium/core-session'
import { LoginIcon, LogoutIcon } from '@atrium/ui/icon'
import { useQueryClient } from '@tanstack/react-query'
import { shellMessages } from '../shell-messages'
import { useAccountLinks } from './account-links'
import { Appearance } from './appearance'
import { NameTile } from './mark'
import { Popover } from './popover'
import styles from './header.module.css'

/** The person, their preferences and the way out. */
export function AccountMenu() {
  const t = useMessages(shellMessages)
  const user = useSession((session) => session.user)
  const leave = useSignOut()
  const { signIn, href, here } = useRouting()
  const links = useAccountLinks()
  if (!user) {
    return (
      <a className={styles['sign-in']} href={href(signIn(here()), '')}>
        <LoginIcon /> {t('sign-in')}
      </a>
    )
  }
  return (
    <Popover
      label={t('account')}
      triggerClass={styles['account']}
      trigger={<NameTile name={user.name} round />}
    >
      <div className={styles['who']}>
        <NameTile name={user.name} round />
        <div>
          <strong>{user.name}</strong>
          <span>{user.loginId}</span>
        </div>
      </div>
      {links.length > 0 && <hr />}
      {links.map(({ id, to, title, icon: Icon }) => (
        <a key={id} className={styles['line']} href={href(to)}>
          <Icon />
          {title}
        </a>
      ))}
      <hr />
      <Appearance />
      <hr />
      <button type="button" data-closes className={styles['line']} onClick={leave}>
        <LogoutIcon />
        {t('sign-out')}
      </button>
    </Popover>
  )
}

/** Signs out and shows the sign-in page, with nothing of the person left in the window. */
export function useSignOut(): () => void {
  const routing = useRouting()
  const client = useQueryClient() as NetQueryClient
  return () => void signOut(client).then(() => routing.load(routing.href(routing.signIn(''), '')))
}
