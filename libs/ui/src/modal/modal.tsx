import { Modal as KitModal } from 'antd'
import type { ReactNode } from 'react'
import { Button } from '../button'
import { useWords } from '../locale'
import { useShowing } from './use-showing'

export interface ModalProps {
  open: boolean
  title: ReactNode
  onClose: () => void
  children?: ReactNode
  /** The act at the right of the foot; without it only "Close" is there. */
  primary?: ModalAct
  /** Replaces the foot; null for none. */
  footer?: ReactNode
  width?: 'small' | 'medium' | 'large'
  /** Work is going on: closing is refused until it ends. */
  busy?: boolean
}

/** The act a modal is there for. */
export interface ModalAct {
  label: string
  onClick: () => void
  danger?: boolean
  disabled?: boolean
}

const widths = { small: 440, medium: 600, large: 880 }

/** A short task that must be finished or left before going on; longer ones belong in a Drawer. */
export function Modal(props: ModalProps) {
  const { open, title, onClose, children, primary, footer, width = 'medium', busy = false } = props
  const words = useWords(texts)
  const foot = (
    <>
      <Button onClick={onClose} disabled={busy}>
        {primary ? words.cancel : words.close}
      </Button>
      {primary && (
        <Button
          kind={primary.danger ? 'danger' : 'primary'}
          loading={busy}
          disabled={primary.disabled ?? false}
          onClick={primary.onClick}
        >
          {primary.label}
        </Button>
      )}
    </>
  )
  return (
    <KitModal
      key={useShowing()}
      open={open}
      title={title}
      onCancel={onClose}
      width={widths[width]}
      style={{ maxWidth: 'calc(100vw - 32px)' }}
      closable={busy ? false : { 'aria-label': words.close }}
      mask={{ closable: false, blur: false }}
      keyboard={!busy}
      centered
      destroyOnHidden
      footer={footer === undefined ? foot : footer}
    >
      {children}
    </KitModal>
  )
}

const texts = {
  'zh-CN': { cancel: '取消', close: '关闭' },
  en: { cancel: 'Cancel', close: 'Close' },
}
