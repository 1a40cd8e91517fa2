import { useMessages } from '@atrium/core-i18n'
import { isHex } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { TextInput } from '@atrium/ui/text-input'
import { brandHues } from '@atrium/ui/theme'
import { useState } from 'react'
import { stylesheetMessages } from './stylesheet-messages'
import styles from './stylesheet.module.css'

interface ColourFieldProps {
  readonly label: string
  readonly help?: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** A colour, picked or written as six hex digits; nothing leaves it to the product. */
export function ColourField({ label, help, value, onChange }: ColourFieldProps) {
  const t = useMessages(stylesheetMessages)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value ?? ''
  const isWrong = text !== '' && !isHex(text)

  function type(next: string) {
    const hex = next.startsWith('#') || next === '' ? next : `#${next}`
    setTyped(hex)
    if (isHex(hex)) onChange(hex.toLowerCase())
    if (hex === '') onChange(null)
  }

  return (
    <FormField
      label={label}
      optional
      error={isWrong ? t('colour-wrong') : undefined}
      {...(help ? { help } : {})}
    >
      <div className={styles['colour']}>
        <input
          type="color"
          className={styles['well']}
          aria-label={t('pick', { name: label })}
          value={value ?? brandHues.blue}
          onChange={(event) => {
            setTyped(null)
            onChange(event.target.value)
          }}
        />
        <TextInput mono value={text} maxLength={7} placeholder={brandHues.blue} onChange={type} />
        {value !== null && (
          <Button
            kind="quiet"
            onClick={() => {
              setTyped(null)
              onChange(null)
            }}
          >
            {t('clear')}
          </Button>
        )}
      </div>
    </FormField>
  )
}
