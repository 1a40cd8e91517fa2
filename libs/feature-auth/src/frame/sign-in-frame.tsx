import { useMessages } from '@atrium/core-i18n'
import { cookiesWork } from '@atrium/core-storage'
import { Notice } from '@atrium/ui/notice'
import { type ReactNode, useState } from 'react'
import { authMessages } from '../messages/auth-messages'
import { BuildingArt } from './building-art'
import styles from './sign-in-frame.module.css'

export interface SignInFrameProps {
  /** Compact leaves the picture out, as a mini-program's window does. */
  readonly compact?: boolean
  readonly children: ReactNode
  /** At the foot of the card. */
  readonly foot?: ReactNode
}

/** The card in which one signs in, beside a picture of the house where there is room. */
export function SignInFrame({ compact = false, children, foot }: SignInFrameProps) {
  const t = useMessages(authMessages)
  const [withCookies] = useState(() => cookiesWork())
  return (
    <div className={compact ? styles['compact'] : styles['page']}>
      {!compact && (
        <section className={styles['art']} aria-hidden>
          <BuildingArt />
          <div>
            <p className={styles['slogan']}>{t('slogan')}</p>
            <p>{t('slogan-detail')}</p>
          </div>
        </section>
      )}
      <section className={styles['side']}>
        <div className={styles['card']}>
          {!withCookies && (
            <div className={styles['warning']}>
              <Notice tone="warning">{t('no-cookies')}</Notice>
            </div>
          )}
          {children}
          {foot && <p className={styles['foot']}>{foot}</p>}
        </div>
      </section>
    </div>
  )
}
