import type { ReactNode } from 'react'
import styles from './form-layout.module.css'

export interface FormLayoutProps {
  /** Called on submit; the browser's own submit never happens. */
  onSubmit?: () => void
  /** Names the form for assistive technology. */
  label?: string
  id?: string
  /** 880 px in pages; full inside drawers, modals and inspectors. */
  width?: 'page' | 'full'
  /** Sections, fields, FormErrors first and SubmitBar last. */
  children: ReactNode
}

/** One column of sections and fields. */
export function FormLayout({ onSubmit, label, id, width = 'page', children }: FormLayoutProps) {
  return (
    <form
      id={id}
      noValidate
      aria-label={label}
      className={width === 'page' ? styles['page'] : styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onSubmit?.()
      }}
    >
      {children}
    </form>
  )
}

export interface FormSectionProps {
  title?: string
  /** One line under the title. */
  purpose?: string
  /** Fields side by side where there is room. */
  columns?: 1 | 2
  children: ReactNode
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, purpose, columns = 1, children }: FormSectionProps) {
  return (
    <section className={styles['section']}>
      {title && (
        <header className={styles['head']}>
          <h2 className={styles['title']}>{title}</h2>
          {purpose && <p className={styles['purpose']}>{purpose}</p>}
        </header>
      )}
      <div className={columns === 2 ? styles['two'] : styles['one']}>{children}</div>
    </section>
  )
}

export interface SubmitBarProps {
  /** Buttons: the primary first in reading order, then cancel. */
  children: ReactNode
  /** What is going on: "Saved 2 minutes ago", "3 unsaved changes". */
  note?: ReactNode
}

/** Stays at the foot of the window while the form scrolls. */
export function SubmitBar({ children, note }: SubmitBarProps) {
  return (
    <div className={styles['bar']}>
      <div className={styles['acts']}>{children}</div>
      {note && <span className={styles['note']}>{note}</span>}
    </div>
  )
}
