import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '../breadcrumb'
import { Button } from '../button'
import { type Icon, MoreIcon } from '../icon'
import { IconButton } from '../icon-button'
import { useWords } from '../locale'
import { Menu, type MenuItem } from '../menu'
import styles from './page-head.module.css'

/** The one act a page is mostly there for. */
export interface PageAct {
  label: string
  icon?: Icon
  onClick?: () => void
  href?: string
  loading?: boolean
  disabled?: boolean
}

export interface PageHeadProps {
  title: string
  /** One line, where it helps. */
  purpose?: ReactNode
  /** Status tags behind the title. */
  tags?: ReactNode
  crumbs?: readonly Crumb[]
  /** A face or icon before the title. */
  identity?: ReactNode
  primary?: PageAct
  /** One or two quieter buttons; the rest goes into more. */
  actions?: ReactNode
  more?: readonly MenuItem[]
  /** Tabs of the page, at the foot of its head. */
  tabs?: ReactNode
}

/** What this page is, and what one can do here. */
export function PageHead(props: PageHeadProps) {
  const { title, purpose, tags, crumbs, identity, primary, actions, more, tabs } = props
  return (
    <header className={styles['head']}>
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <div className={styles['row']}>
        {identity}
        <div className={styles['texts']}>
          <div className={styles['names']}>
            <h1 className={styles['title']}>{title}</h1>
            {tags && <span className={styles['tags']}>{tags}</span>}
          </div>
          {purpose && <p className={styles['purpose']}>{purpose}</p>}
        </div>
        <Acts primary={primary} actions={actions} more={more} />
      </div>
      {tabs}
    </header>
  )
}

function Acts({ primary, actions, more }: Pick<PageHeadProps, 'primary' | 'actions' | 'more'>) {
  const words = useWords(texts)
  if (!primary && !actions && !more) return null
  return (
    <div className={styles['acts']}>
      {actions}
      {more && more.length > 0 && (
        <Menu items={more}>
          <IconButton
            kind="default"
            icon={MoreIcon}
            label={words.more}
            opens="menu"
            tooltip={false}
          />
        </Menu>
      )}
      {primary && (
        <Button
          kind="primary"
          icon={primary.icon}
          loading={primary.loading ?? false}
          disabled={primary.disabled ?? false}
          {...(primary.onClick ? { onClick: primary.onClick } : {})}
          {...(primary.href ? { href: primary.href } : {})}
        >
          {primary.label}
        </Button>
      )}
    </div>
  )
}

const texts = { 'zh-CN': { more: '更多操作' }, en: { more: 'More actions' } }
