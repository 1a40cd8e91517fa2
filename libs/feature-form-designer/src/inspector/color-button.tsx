import { useMessages } from '@atrium/core-i18n'
import { optionColors, type FieldOption } from '@atrium/domain-forms'
import { OptionTag } from '@atrium/ui-fields'
import { Popover } from '@atrium/ui/popover'
import { useState } from 'react'
import { designerMessages } from '../messages/designer-messages'
import styles from './color-button.module.css'

type Color = FieldOption['color']

interface ColorButtonProps {
  color: Color
  onChange: (color: Color) => void
}

/** A choice's colour, chosen from the palette of choices. */
export function ColorButton({ color, onChange }: ColorButtonProps) {
  const t = useMessages(designerMessages)
  const [open, setOpen] = useState(false)
  const swatches = (
    <div className={styles.swatches}>
      {optionColors.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.swatch}
          aria-label={t(`color-${each}`)}
          aria-pressed={each === color}
          onClick={() => {
            onChange(each)
            setOpen(false)
          }}
        >
          <OptionTag label="Aa" color={each} />
        </button>
      ))}
    </div>
  )
  return (
    <Popover content={swatches} open={open} onOpenChange={setOpen}>
      <button
        type="button"
        className={styles.swatch}
        aria-label={`${t('option-color')}: ${t(`color-${color}`)}`}
        aria-expanded={open}
      >
        <OptionTag label="Aa" color={color} />
      </button>
    </Popover>
  )
}
