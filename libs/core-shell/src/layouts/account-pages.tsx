import { useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useAccountLinks } from '../header/account-links'
import { shellMessages } from '../shell-messages'
import styles from './account-pages.module.css'

/** Puts the pages of the person's own account side by side, with a way from each to the others. */
export function AccountPages({
  current,
  children,
}: {
  readonly current: string | null
  readonly children: ReactNode
}) {
  const t = useMessages(shellMessages)
  const { href } = useRouting()
  const links = useAccountLinks().filter(({ isPart }) => !isPart)
  const isShown = links.length > 1 && links.some(({ page }) => page === current)
  const strip = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (strip.current) bringToMiddle(strip.current)
  }, [current])
  return (
    <div className={styles['frame']} data-account={isShown}>
      {isShown && (
        <nav ref={strip} className={styles['pages']} aria-label={t('account-pages')}>
          {links.map(({ id, page, to, title, icon: Icon }) => (
            <a key={id} href={href(to)} aria-current={page === current ? 'page' : undefined}>
              <Icon />
              <span>{title}</span>
            </a>
          ))}
        </nav>
      )}
      <div className={styles['page']}>{children}</div>
    </div>
  )
}

/** On a phone the pages are a strip, and the current one may stand outside of it. */
function bringToMiddle(strip: HTMLElement): void {
  const shown = strip.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!shown) return
  const { left, width } = strip.getBoundingClientRect()
  strip.scrollLeft += shown.left - left - (width - shown.width) / 2
}
