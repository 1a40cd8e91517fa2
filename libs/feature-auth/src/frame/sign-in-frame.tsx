import { useLocale, useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import { useBaseInfo } from '@atrium/core-session'
import { cookiesWork } from '@atrium/core-storage'
import { inkOn } from '@atrium/domain-core'
import { Notice } from '@atrium/ui/notice'
import { type CSSProperties, type ReactNode, useState } from 'react'
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
      {!compact && <Art />}
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

/** What stands beside the form: the house, or what the enterprise put in its place. */
function Art() {
  const t = useMessages(authMessages)
  const net = useNet()
  const { locale } = useLocale()
  const signIn = useBaseInfo(({ info }) => info?.skin?.signIn)
  const headline = (locale === 'en' && signIn?.headlineEn) || signIn?.headline
  const ground = signIn?.ground
  const ink = ground ? (signIn.ink ?? inkOn(ground)) : undefined
  const style = ground ? ({ background: ground, '--art-ink': ink } as CSSProperties) : undefined
  return (
    <section
      className={styles['art']}
      style={style}
      data-own={ground ? true : undefined}
      aria-hidden
    >
      {signIn?.pictureId ? (
        <img className={styles['picture']} src={net.fileUrl(signIn.pictureId)} alt="" />
      ) : (
        !ground && <BuildingArt />
      )}
      <div data-over={signIn?.pictureId ? true : undefined}>
        <p className={styles['slogan']}>{headline || t('slogan')}</p>
        {!headline && <p>{t('slogan-detail')}</p>}
      </div>
    </section>
  )
}
