import type { ReactNode } from 'react'
import { Header, WorkHeading } from '../header/header'
import { AccountPages } from './account-pages'
import { PhoneBar } from './phone-bar'
import styles from './layouts.module.css'

export interface FrameProps {
  /** The id of the page that is shown. */
  readonly current: string | null
  readonly onSearch: () => void
  readonly children: ReactNode
}

/** The workspace: header with main navigation, and a bar at the bottom of a phone. */
export function RootLayout({ current, onSearch, children }: FrameProps) {
  return (
    <div className={styles['root']}>
      <Header onSearch={onSearch}>
        <WorkHeading current={current} />
      </Header>
      <main id="content" tabIndex={-1} className={styles['content']}>
        <AccountPages current={current}>{children}</AccountPages>
      </main>
      <PhoneBar current={current} onSearch={onSearch} />
    </div>
  )
}
