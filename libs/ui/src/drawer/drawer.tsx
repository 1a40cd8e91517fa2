import { Drawer as KitDrawer } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { useWords } from '../locale'
import styles from './drawer.module.css'

export interface DrawerProps {
  open: boolean
  title: ReactNode
  onClose: () => void
  /** One line under the title. */
  subtitle?: ReactNode
  /** Buttons at the right of the head. */
  extra?: ReactNode
  /** Stays at the foot: submit and cancel. */
  footer?: ReactNode
  children: ReactNode
  /** 480, 720 or 960 px; the whole width on a phone. */
  width?: 'small' | 'medium' | 'large'
  /** Lets the page behind be used while it is open. */
  modeless?: boolean
}

const widths = { small: 480, medium: 720, large: 960 }

/** A thing opened from a list, over its page; give it an address of its own. */
export function Drawer(props: DrawerProps) {
  const { open, title, onClose, subtitle, extra, footer, children, width = 'medium' } = props
  const words = useWords(texts)
  return (
    <KitDrawer
      open={open}
      onClose={onClose}
      placement="right"
      size={`min(${widths[width]}px, 100vw)`}
      title={
        <span className={styles['head']}>
          <span className={styles['title']}>{title}</span>
          {subtitle && <span className={styles['subtitle']}>{subtitle}</span>}
        </span>
      }
      extra={extra}
      footer={footer ? <div className={styles['foot']}>{footer}</div> : null}
      mask={!props.modeless}
      closable={{ placement: 'end', 'aria-label': words.close }}
      destroyOnHidden
      styles={{
        body: { '--atr-ground': 'var(--atr-raised)', '--atr-ground-pad': '24px' } as CSSProperties,
      }}
    >
      {children}
    </KitDrawer>
  )
}

const texts = { 'zh-CN': { close: '关闭' }, en: { close: 'Close' } }
