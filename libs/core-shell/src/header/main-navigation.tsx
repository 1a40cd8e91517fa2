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
            {link.links ? (
              <LinkGroup label={link.title} links={link.links} current={current} />
            ) : (
              <a
                href={link.href}
                target={link.inNewWindow ? '_blank' : undefined}
                aria-current={link.id === current ? 'page' : undefined}
              >
                {link.title}
              </a>
            )}
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <LinkGroup
          label={t('more')}
          name={t('more-pages')}
          links={hidden.flatMap((link) => link.links ?? [link])}
          current={current}
        />
      )}
    </nav>
  )
}

interface LinkGroupProps {
  readonly label: string
  /** What the button is called, where its label does not say enough. */
  readonly name?: string
  readonly links: readonly ShownLink[]
  readonly current: string | null
}

function LinkGroup({ label, name = label, links, current }: LinkGroupProps) {
  return (
    <HeaderPopover
      label={name}
      placement="bottomLeft"
      triggerClass={styles['more']}
      trigger={
        <>
          <span data-current={links.some(({ id }) => id === current) || undefined}>{label}</span>
          <ChevronDownIcon size={12} />
        </>
      }
    >
      <ul className={styles['list']}>
        {links.map(({ id, href, title, icon: Icon, inNewWindow }) => (
          <li key={id}>
            <a
              className={styles['line']}
              href={href}
              target={inNewWindow ? '_blank' : undefined}
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
