import { useMessages } from '@atrium/core-i18n'
import { contrast, type Skin, skinRatios } from '@atrium/domain-core'
import { Card } from '@atrium/ui/card'
import { FormField, FormSection } from '@atrium/ui/form-layout'
import { Segmented } from '@atrium/ui/segmented'
import { Switch } from '@atrium/ui/switch'
import { type BrandHue, brandHues } from '@atrium/ui/theme'
import { type CSSProperties, useId } from 'react'
import { ColourField } from './colour-field'
import { RatioList } from './ratio-list'
import { stylesheetMessages } from './stylesheet-messages'
import styles from './stylesheet.module.css'

interface SectionProps {
  readonly skin: Skin
  readonly set: (part: Partial<Skin>) => void
}

/** Colour, scheme, density, corners, and what is left to people. */
export function LookSections({ skin, set }: SectionProps) {
  const t = useMessages(stylesheetMessages)
  return (
    <>
      <Card title={t('brand')}>
        <FormSection>
          <FormField label={t('hue')} group>
            <Hues skin={skin} set={set} />
          </FormField>
          <ColourField
            label={t('own-colour')}
            help={t('own-colour-help')}
            value={skin.brand}
            onChange={(brand) => set({ brand })}
          />
          <RatioList ratios={skinRatios(skin).filter(({ pair }) => pair !== 'sign-in-text')} />
        </FormSection>
      </Card>
      <Card title={t('defaults')}>
        <FormSection>
          <FormField label={t('scheme')} group>
            <Segmented
              label={t('scheme')}
              value={skin.scheme}
              options={(['system', 'light', 'dark'] as const).map((value) => ({
                value,
                label: t(`scheme-${value}`),
              }))}
              onChange={(scheme) => set({ scheme })}
            />
          </FormField>
          <FormField label={t('density')} group>
            <Segmented
              label={t('density')}
              value={skin.density}
              options={(['comfortable', 'compact'] as const).map((value) => ({
                value,
                label: t(`density-${value}`),
              }))}
              onChange={(density) => set({ density })}
            />
          </FormField>
          <FormField label={t('corners')} group>
            <Segmented
              label={t('corners')}
              value={skin.corners}
              options={(['sharp', 'soft', 'round'] as const).map((value) => ({
                value,
                label: t(`corners-${value}`),
              }))}
              onChange={(corners) => set({ corners })}
            />
          </FormField>
          <FormField label={t('header')} group>
            <Switch value={skin.logoInHeader} onChange={(logoInHeader) => set({ logoInHeader })}>
              {t('logo-in-header')}
            </Switch>
          </FormField>
          <FormField label={t('people')} group help={t('own-look-help')}>
            <Switch value={skin.ownLook} onChange={(ownLook) => set({ ownLook })}>
              {t('own-look')}
            </Switch>
          </FormField>
        </FormSection>
      </Card>
    </>
  )
}

function Hues({ skin, set }: SectionProps) {
  const t = useMessages(stylesheetMessages)
  const name = useId()
  const hues = Object.entries(brandHues) as [BrandHue, string][]
  return (
    <div className={styles['hues']}>
      {hues.map(([hue, colour]) => (
        <label
          key={hue}
          title={`${t(`hue-${hue}`)} · ${contrast('#ffffff', colour).toFixed(1)} : 1`}
          style={{ '--hue': colour } as CSSProperties}
        >
          <input
            type="radio"
            name={name}
            aria-label={t(`hue-${hue}`)}
            checked={(skin.brand ?? brandHues.blue).toLowerCase() === colour}
            onChange={() => set({ brand: hue === 'blue' ? null : colour })}
          />
          <span />
        </label>
      ))}
    </div>
  )
}
