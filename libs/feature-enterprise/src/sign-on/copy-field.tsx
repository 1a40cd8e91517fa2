import { useMessages } from '@atrium/core-i18n'
import { Button } from '@atrium/ui/button'
import { useCopied } from '@atrium/ui/copied'
import { FormField } from '@atrium/ui/form-layout'
import { CopyIcon } from '@atrium/ui/icon'
import { TextInput } from '@atrium/ui/text-input'
import { signOnMessages } from './sign-on-messages'

export interface CopyFieldProps {
  readonly label: string
  readonly help: string
  readonly text: string
}

/** A text to be carried elsewhere, letter for letter. */
export function CopyField({ label, help, text }: CopyFieldProps) {
  const t = useMessages(signOnMessages)
  const [copied, copy] = useCopied()
  return (
    <FormField
      label={label}
      help={help}
      aside={
        <Button kind="link" size="small" icon={CopyIcon} onClick={() => copy(text)}>
          {copied ? t('copied') : t('copy')}
        </Button>
      }
    >
      <TextInput mono readOnly value={text} onChange={() => undefined} />
    </FormField>
  )
}
