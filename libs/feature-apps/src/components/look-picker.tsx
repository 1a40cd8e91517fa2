import { useMessages } from '@atrium/core-i18n'
import { appColors, appIcons, type Application } from '@atrium/domain-apps'
import { useId } from 'react'
import { appsMessages } from '../messages/apps-messages'
import { AppTile } from '../tile/app-tile'
import styles from './look-picker.module.css'

type Look = Pick<Application, 'icon' | 'color'>

interface LookPickerProps extends Look {
  onChange: (look: Partial<Look>) => void
}

/** The picture and colour of an application's tile. */
export function LookPicker({ icon, color, onChange }: LookPickerProps) {
  const t = useMessages(appsMessages)
  const id = useId()
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('icon')}</legend>
        {appIcons.map((each) => (
          <label key={each} className={styles.choice} title={t(`icon-${each}`)}>
            <input
              type="radio"
              name={`${id}-icon`}
              aria-label={t(`icon-${each}`)}
              checked={icon === each}
              onChange={() => onChange({ icon: each })}
            />
            <AppTile icon={each} color={color} size="small" />
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{t('color')}</legend>
        {appColors.map((each) => (
          <label key={each} className={styles.choice} title={t(`color-${each}`)}>
            <input
              type="radio"
              name={`${id}-color`}
              aria-label={t(`color-${each}`)}
              checked={color === each}
              onChange={() => onChange({ color: each })}
            />
            <AppTile icon={icon} color={each} size="small" />
          </label>
        ))}
      </fieldset>
    </>
  )
}
