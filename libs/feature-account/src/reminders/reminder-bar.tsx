import { useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { settingsAgentsPath, settingsHostingPath } from '@atrium/domain-delegation'
import { settingsDeveloperPath } from '@atrium/domain-developer'
import { settingsExportsPath } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { BellIcon } from '@atrium/ui/icon'
import { reminderMessages } from '../messages/reminder-messages'
import { useReminders } from './use-reminders'

/** What this window was reminded of, one after the other, until the person has seen it. */
export function ReminderBar() {
  const t = useMessages(reminderMessages)
  const { href } = useRouting()
  const [[first, ...rest], dismiss] = useReminders()
  if (first === undefined) return null
  const seen = () => dismiss(first)
  return (
    <>
      <BellIcon />
      <span>{t(first)}</span>
      <Button size="small" kind="link" href={href(pages[first]({}))} onClick={seen}>
        {t('look')}
      </Button>
      <Button size="small" kind="link" onClick={seen}>
        {rest.length > 0 ? t('next', { count: rest.length }) : t('dismiss')}
      </Button>
    </>
  )
}

const pages = {
  'export-ready': settingsExportsPath,
  hosting: settingsHostingPath,
  'application-agent': settingsAgentsPath,
  'developer-review': settingsDeveloperPath,
} as const
