import { useLocale, useMessages } from '@atrium/core-i18n'
import { usePreferences } from '@atrium/core-session'
import { localeNames, locales } from '@atrium/domain-core'
import { shellMessages } from '../shell-messages'
import { Choice } from './choice'

/** Theme, density and language: what the person decides about the look. */
export function Appearance() {
  const t = useMessages(shellMessages)
  const { locale, setLocale } = useLocale()
  const { scheme, density, prefer } = usePreferences()
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
      <Choice
        label={t('density')}
        value={density}
        options={[
          { value: 'comfortable', text: t('comfortable') },
          { value: 'compact', text: t('compact') },
        ]}
        onChange={(value) => prefer({ density: value })}
      />
      <Choice
        label={t('language')}
        value={locale}
        options={locales.map((each) => ({ value: each, text: localeNames[each] }))}
        onChange={(value) => void setLocale(value)}
      />
    </>
  )
}
