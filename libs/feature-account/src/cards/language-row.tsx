import { useLocale, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { useSession } from '@atrium/core-session'
import { type Locale, localeNames, locales, setPreferences } from '@atrium/domain-core'
import { Select } from '@atrium/ui/select'
import { useMutation } from '@tanstack/react-query'
import { accountMessages } from '../messages/account-messages'
import { SettingRow } from './setting-row'
import styles from './cards.module.css'

type Choice = Locale | 'auto'

/** The language that follows the person to mails and to other devices. */
export function LanguageRow() {
  const t = useMessages(accountMessages)
  const { setLocale } = useLocale()
  const locale = useSession(({ user }) => user?.locale ?? null)
  const setUser = useSession((session) => session.setUser)
  const keep = useMutation({
    ...write(setPreferences, { stales: [] }),
    onSuccess: (user) => {
      setUser(user)
      if (user.locale) void setLocale(user.locale)
    },
  })
  return (
    <SettingRow title={t('language')} about={t('language-about')}>
      <div className={styles['language']}>
        <Select<Choice>
          label={t('language')}
          value={locale ?? 'auto'}
          disabled={keep.isPending}
          options={[
            { value: 'auto', label: t('language-auto') },
            ...locales.map((value) => ({ value, label: localeNames[value] })),
          ]}
          onChange={(choice) => keep.mutate({ locale: choice === 'auto' ? null : choice })}
        />
      </div>
    </SettingRow>
  )
}
