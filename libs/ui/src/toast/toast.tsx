import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon'
import { useWords } from '../locale'
import type { Tone } from '../theme'
import styles from './toast.module.css'

/** What a toast says, and the one act it offers, mostly undo. */
export interface ToastMessage {
  text: string
  tone?: Tone
  action?: { label: string; onClick: () => void }
}

interface Shown extends ToastMessage {
  key: number
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined)

/** Shows a page's results for a while; only pages use it, never a component below. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext)
}

export interface ToastProviderProps {
  children: ReactNode
  /** How long one stays, in milliseconds; with an act twice as long. */
  duration?: number
}

/** The place toasts appear in; the shell renders it once. */
export function ToastProvider({ children, duration = 5000 }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const next = useRef(0)
  const dismiss = useCallback(
    (key: number) => setShown((all) => all.filter((t) => t.key !== key)),
    [],
  )
  const show = useCallback(
    (message: ToastMessage) => {
      const key = ++next.current
      setShown((all) => [...all.slice(-2), { ...message, key }])
      setTimeout(() => dismiss(key), message.action ? duration * 2 : duration)
    },
    [dismiss, duration],
  )
  const list = useMemo(
    () => shown.map((t) => <Toast key={t.key} message={t} onClose={() => dismiss(t.key)} />),
    [shown, dismiss],
  )
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles['place']} aria-live="polite">
        {list}
      </div>
    </ToastContext>
  )
}

export interface ToastRelayProps {
  /** What `useToast` answered where the toasts appear. */
  show: (message: ToastMessage) => void
  children: ReactNode
}

/** Sends the toasts of a React root of its own to the place where they appear. */
export function ToastRelay({ show, children }: ToastRelayProps) {
  return <ToastContext value={show}>{children}</ToastContext>
}

interface ToastProps {
  message: ToastMessage
  onClose: () => void
}

function Toast({ message, onClose }: ToastProps) {
  const words = useWords(texts)
  const { tone = 'success', text, action } = message
  const Icon = icons[tone]
  return (
    <div className={styles['toast']}>
      <Icon className={styles[tone]} />
      <span className={styles['text']}>{text}</span>
      {action && (
        <button
          type="button"
          className={styles['act']}
          onClick={() => {
            action.onClick()
            onClose()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles['close']} aria-label={words.close} onClick={onClose}>
        <CloseIcon size={14} />
      </button>
    </div>
  )
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: DangerIcon }
const texts = { 'zh-CN': { close: '关闭提示' }, en: { close: 'Dismiss' } }
