import { useMessages } from '@atrium/core-i18n'
import { usePreferences } from '@atrium/core-session'
import { FoldLeftIcon, FoldRightIcon, SearchIcon } from '@atrium/ui/icon'
import { useState } from 'react'
import { type ShownLink, useNavigationLinks } from '../header/navigation-links'
import { shellMessages } from '../shell-messages'
import { consoleKind, type ConsoleKind } from './console-kind'
import styles from './layouts.module.css'

/** A console's pages in groups; narrows to icons, filters while one types. */
export function SideNavigation({ kind, current }: { kind: ConsoleKind; current: string | null }) {
  const t = useMessages(shellMessages)
  const [text, setText] = useState('')
  const { navigationCollapsed: collapsed, prefer } = usePreferences()
  const wanted = text.trim().toLocaleLowerCase()
  const links = useNavigationLinks('console').filter(
    (link) => consoleKind(link.to) === kind && link.title.toLocaleLowerCase().includes(wanted),
  )
  const toggle = collapsed ? t('expand-navigation') : t('collapse-navigation')
  return (
    <div className={styles['side']}>
      <label className={styles['filter']}>
        <SearchIcon size={14} />
        <input
          type="search"
          value={text}
          placeholder={t('find-in-navigation')}
          aria-label={t('find-in-navigation')}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <nav id="navigation" data-navigation tabIndex={-1} aria-label={t('console-navigation')}>
        {groupsOf(links).map((group) => (
          <section key={group.id} aria-label={group.title}>
            {group.title && <h2>{group.title}</h2>}
            <ul>
              {group.links.map(({ id, href, title, icon: Icon }) => (
                <li key={id}>
                  <a href={href} title={title} aria-current={id === current ? 'page' : undefined}>
                    <Icon />
                    <span>{title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {links.length === 0 && <output>{t('nothing-found', { text })}</output>}
      </nav>
      <button
        type="button"
        className={styles['fold']}
        aria-label={toggle}
        title={toggle}
        aria-expanded={!collapsed}
        onClick={() => prefer({ navigationCollapsed: !collapsed })}
      >
        {collapsed ? <FoldRightIcon /> : <FoldLeftIcon />}
      </button>
    </div>
  )
}

function groupsOf(links: readonly ShownLink[]) {
  const groups = new Map<string, { id: string; title: string; links: ShownLink[] }>()
  for (const link of links) {
    const id = link.group?.id ?? ''
    const group = groups.get(id) ?? { id, title: link.group?.title ?? '', links: [] }
    group.links.push(link)
    groups.set(id, group)
  }
  return [...groups.values()]
}
