import { read, write } from '@atrium/core-net'
import {
  chooseAppReminder,
  chooseReminder,
  getSubscriptions,
  setQuietHours,
} from '@atrium/domain-subscription'

const stales = [getSubscriptions]

export const subscriptionsQuery = read(getSubscriptions, {})
export const reminderChoice = write(chooseReminder, { stales })
export const appReminderChoice = write(chooseAppReminder, { stales })
export const quietChange = write(setQuietHours, { stales })
