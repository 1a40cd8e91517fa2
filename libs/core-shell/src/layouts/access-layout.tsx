import { useNet } from '@atrium/core-net'
import { useBaseInfo } from '@atrium/core-session'
import type { ReactNode } from 'react'
import { SkinMenu } from '../header/appearance'
import { LanguageSwitch } from '../header/header'
import { ProductMark } from '../header/mark'
import styles from './layouts.module.css'

/** Pages anybody may open: the page has the whole window, language and theme float above it. */
export function AccessLayout({ product, children }: { product: string; children: ReactNode }) {
  const signIn = useBaseInfo(({ info }) => info?.skin?.signIn)
  const isOver = Boolean(signIn?.pictureId ?? signIn?.ground)
  return (
    <div className={styles['access']}>
      <header>
        <span className={styles['product']} data-over={isOver || undefined}>
          <HouseMark />
          {product}
        </span>
        <LanguageSwitch />
        <SkinMenu />
      </header>
      <main id="content" tabIndex={-1} className={styles['content']}>
        {children}
      </main>
    </div>
  )
}

/** In an installation of an enterprise's own its logo stands for the product. */
function HouseMark() {
  const net = useNet()
  const logoId = useBaseInfo(({ info }) => (info?.entId === null ? info.logoId : null))
  if (!logoId) return <ProductMark size={24} />
  return <img className={styles['house']} src={net.fileUrl(logoId)} alt="" />
}

/** Pages for an enterprise's customers: its name above the page, nothing else. */
export function CustomerLayout({ product, children }: { product: string; children: ReactNode }) {
  return (
    <div className={styles['root']}>
      <header className={styles['customer']}>
        <ProductMark size={24} />
        <strong>{product}</strong>
        <LanguageSwitch />
        <SkinMenu />
      </header>
      <main id="content" tabIndex={-1} className={styles['content']}>
        {children}
      </main>
    </div>
  )
}
