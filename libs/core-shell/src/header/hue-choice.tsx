import { useMessages } from '@atrium/core-i18n'
import { useLookInForce, usePreferences } from '@atrium/core-session'
import { type BrandHue, brandHues, palette, useLook } from '@atrium/ui/theme'
import { type CSSProperties, useId } from 'react'
import { shellMessages } from '../shell-messages'
import styles from './header.module.css'

/** The brand colour, chosen among hues that are readable in both schemes. */
export function HueChoice() {
  const t = useMessages(shellMessages)
  const { scheme } = useLook()
  const { hue, brand } = useLookInForce()
  const { prefer } = usePreferences()
  const name = useId()
  const hues = Object.entries(brandHues) as [BrandHue, string][]
  return (
    <fieldset className={styles['choice']}>
      <legend>{t('brand-colour')}</legend>
      <div className={styles['hues']}>
        {hues.map(([value, colour]) => (
          <label
            key={value}
            title={t(`hue-${value}`)}
            style={{ '--hue': palette(scheme, { brand: colour }).brand } as CSSProperties}
          >
            <input
              type="radio"
              name={name}
              aria-label={t(`hue-${value}`)}
              checked={hue === null ? colour === (brand ?? brandHues.blue) : value === hue}
              onChange={() => prefer({ hue: value })}
            />
            <span />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
