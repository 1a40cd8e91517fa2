import { useMessages } from '@atrium/core-i18n'
import { ChevronDownIcon } from '@atrium/ui/icon'
import { useRef } from 'react'
import { shellMessages } from '../shell-messages'
import { HeaderPopover } from './header-popover'
import { type ShownLink, useNavigationLinks } from './navigation-links'
import { useFitting } from './use-fitting'
import styles from './header.module.css'

/** The workspace's pages in the header; those that find no room stand behind “More”. */
export function MainNavigation({ current }: { readonly current: string | null }) {
  const t = useMessages(shellMessages)
  const links = useNavigationLinks('header')
  const row = useRef<HTMLUListElement>(null)
  const fitting = useFitting(row, links.length)
  const hidden = links.slice(fitting)
  return (
    <nav
      id="navigation"
      data-navigation
      tabIndex={-1}
      className={styles['main']}
      aria-label={t('main-navigation')}
    >
      <ul ref={row}>
        {links.map((link, index) => (
          <li key={link.id} data-over={index >= fitting || undefined}>
            <a href={link.href} aria-current={link.id === current ? 'page' : undefined}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
      {hidden.length > 0 && <MoreLinks links={hidden} current={current} />}
    </nav>
  )
}

function MoreLinks({
  links,
  current,
}: {
  readonly links: readonly ShownLink[]
  readonly current: string | null
}) {
  const t = useMessages(shellMessages)
  return (
    <HeaderPopover
      label={t('more-pages')}
      placement="bottomLeft"
      triggerClass={styles['more']}
      trigger={
        <>
          <span data-current={links.some(({ id }) => id === current) || undefined}>
            {t('more')}
          </span>
          <ChevronDownIcon size={12} />
        </>
      }
    >
      <ul className={styles['list']}>
        {links.map(({ id, href, title, icon: Icon }) => (
          <li key={id}>
            <a
              className={styles['line']}
              href={href}
              aria-current={id === current ? 'page' : undefined}
            >
              <Icon />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </HeaderPopover>
  )
}
