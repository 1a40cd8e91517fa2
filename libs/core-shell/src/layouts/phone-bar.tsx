import { useMessages } from '@atrium/core-i18n'
import { SearchIcon } from '@atrium/ui/icon'
import { AccountMenu } from '../header/account-menu'
import { useNavigationLinks } from '../header/navigation-links'
import { shellMessages } from '../shell-messages'
import styles from './layouts.module.css'

/** The bottom of a phone: at most five places, only those that exist and are open to the person; the last is the person. */
export function PhoneBar({ current, onSearch }: { current: string | null; onSearch: () => void }) {
  const t = useMessages(shellMessages)
  const links = useNavigationLinks('phone').slice(0, 4)
  if (links.length === 0) return null
  return (
    <nav
      data-navigation
      tabIndex={-1}
      className={styles['phone']}
      aria-label={t('main-navigation')}
    >
      {links.map(({ id, href, title, icon: Icon, inNewWindow }) => (
        <a
          key={id}
          href={href}
          target={inNewWindow ? '_blank' : undefined}
          aria-current={id === current ? 'page' : undefined}
        >
          <Icon className={styles['phone-icon']} />
          <span>{title}</span>
        </a>
      ))}
      {links.length < 3 && (
        <button type="button" onClick={onSearch}>
          <SearchIcon size={20} />
          <span>{t('search')}</span>
        </button>
      )}
      <AccountMenu text={t('me')} placement="topRight" triggerClass={styles['phone-me']} />
    </nav>
  )
}
