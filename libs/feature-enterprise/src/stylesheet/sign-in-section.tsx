import { useMessages } from '@atrium/core-i18n'
import { type Skin, skinRatios } from '@atrium/domain-core'
import { Card } from '@atrium/ui/card'
import { FormField, FormSection } from '@atrium/ui/form-layout'
import { TextInput } from '@atrium/ui/text-input'
import { PictureField } from '../picture-field'
import { ColourField } from './colour-field'
import { RatioList } from './ratio-list'
import { stylesheetMessages } from './stylesheet-messages'
import styles from './stylesheet.module.css'

interface SignInSectionProps {
  readonly skin: Skin
  readonly set: (part: Partial<Skin>) => void
}

/** What stands beside the form on the sign-in page of the space. */
export function SignInSection({ skin, set }: SignInSectionProps) {
  const t = useMessages(stylesheetMessages)
  const { signIn } = skin
  const change = (part: Partial<Skin['signIn']>) => set({ signIn: { ...signIn, ...part } })
  return (
    <Card title={t('sign-in')} note={t('sign-in-note')}>
      <FormSection>
        <FormField label={t('picture')} group>
          <PictureField
            label={t('picture-choose')}
            shape="wide"
            fileId={signIn.pictureId}
            onChange={(pictureId) => change({ pictureId })}
          />
        </FormField>
      </FormSection>
      <FormSection columns={2}>
        <ColourField
          label={t('ground')}
          value={signIn.ground}
          onChange={(ground) => change({ ground })}
        />
        <ColourField label={t('ink')} value={signIn.ink} onChange={(ink) => change({ ink })} />
        <FormField label={t('headline')} optional>
          <TextInput
            value={signIn.headline}
            maxLength={40}
            onChange={(headline) => change({ headline })}
          />
        </FormField>
        <FormField label={t('headline-en')} optional>
          <TextInput
            value={signIn.headlineEn}
            maxLength={80}
            onChange={(headlineEn) => change({ headlineEn })}
          />
        </FormField>
      </FormSection>
      <div className={styles['below-fields']}>
        <RatioList ratios={skinRatios(skin).filter(({ pair }) => pair === 'sign-in-text')} />
      </div>
    </Card>
  )
}
