import { useLocale, useMessages } from '@atrium/core-i18n'
import { useBaseInfo, useLookInForce, usePreferences } from '@atrium/core-session'
import { localeNames, locales } from '@atrium/domain-core'
import { SkinIcon } from '@atrium/ui/icon'
import { shellMessages } from '../shell-messages'
import { Choice } from './choice'
import { HeaderPopover } from './header-popover'
import { HueChoice } from './hue-choice'
import styles from './header.module.css'

/** Theme, brand colour and density: the look, as each person likes it where their enterprise leaves it to them. */
export function Appearance() {
  const t = useMessages(shellMessages)
  const { scheme, density, isOwn } = useLookInForce()
  const { prefer } = usePreferences()
  if (!isOwn) return <p className={styles['look-note']}>{t('look-is-enterprises')}</p>
  return (
    <>
      <Choice
        label={t('scheme')}
        value={scheme}
        options={[
          { value: 'light', text: t('light') },
          { value: 'dark', text: t('dark') },
          { value: 'system', text: t('system') },
        ]}
        onChange={(value) => prefer({ scheme: value })}
      />
      <HueChoice />
      <Choice
        label={t('density')}
        value={density}
        options={[
          { value: 'comfortable', text: t('comfortable') },
          { value: 'compact', text: t('compact') },
        ]}
        onChange={(value) => prefer({ density: value })}
      />
      <BackToEnterprise />
    </>
  )
}

/** Gives up one's own choice for the look of the enterprise. */
function BackToEnterprise() {
  const t = useMessages(shellMessages)
  const { scheme, density, hue, prefer } = usePreferences()
  const hasSkin = useBaseInfo(({ info }) => info?.skin !== null && info?.skin !== undefined)
  if (!hasSkin || (scheme === null && density === null && hue === null)) return null
  return (
    <button
      type="button"
      className={styles['look-back']}
      onClick={() => prefer({ scheme: null, density: null, hue: null })}
    >
      {t('use-enterprise-look')}
    </button>
  )
}

/** The language, where the header has no room for a switch of its own. */
export function LanguageChoice() {
  const t = useMessages(shellMessages)
  const { locale, setLocale } = useLocale()
  return (
    <Choice
      label={t('language')}
      value={locale}
      options={locales.map((each) => ({ value: each, text: localeNames[each] }))}
      onChange={(value) => void setLocale(value)}
    />
  )
}

/** The look, from a button in the header. */
export function SkinMenu() {
  const t = useMessages(shellMessages)
  return (
    <HeaderPopover
      label={t('appearance')}
      triggerClass={`${styles['control']} ${styles['wide-only']}`}
      trigger={<SkinIcon />}
    >
      <Appearance />
    </HeaderPopover>
  )
}
