import { useFormats, useMessages } from '@atrium/core-i18n'
import type { SkinRatio } from '@atrium/domain-core'
import { Tag } from '@atrium/ui/tag'
import { stylesheetMessages } from './stylesheet-messages'
import styles from './stylesheet.module.css'

/** The contrast of every pair, and whether people can read it. */
export function RatioList({ ratios }: { readonly ratios: readonly SkinRatio[] }) {
  const t = useMessages(stylesheetMessages)
  const formats = useFormats()
  if (ratios.length === 0) return null
  return (
    <ul className={styles['ratios']} aria-label={t('contrast')}>
      {ratios.map(({ pair, ratio, needs }) => (
        <li key={pair}>
          <span>{t(`pair-${pair}`)}</span>
          <span className={styles['ratio']}>
            {t('ratio', {
              ratio: formats.number(Math.floor(ratio * 100) / 100),
              needs: formats.number(needs),
            })}
          </span>
          <Tag tone={ratio >= needs ? 'success' : 'danger'}>
            {ratio >= needs ? t('readable') : t('unreadable')}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
