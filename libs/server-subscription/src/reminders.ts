import { fillText } from '@atrium/domain-core'
import {
  deliveryOf,
  type Reminder,
  reminderMailMessages,
  type ReminderMailPort,
  type RemindersPort,
  reminderTypeSchema,
  subscriptionsOf,
} from '@atrium/domain-subscription'
import { type Core, defineJob, type JobDefinition } from '@atrium/server-core'
import { z } from 'zod'
import { type Addressee, selectAddressee, selectChosen } from './subscription-store'

type Needs = Pick<Core, 'database' | 'clock' | 'log'> & { readonly mails: ReminderMailPort }

const mailJobKind = 'subscription.mail'

const mailSchema = z.object({
  personId: z.string(),
  type: reminderTypeSchema,
  appId: z.string().optional(),
  id: z.string(),
  name: z.string(),
  path: z.string(),
})

/** Tells windows at once, and mails; a mail of quiet hours waits until they are over. */
export function createReminders({ database, clock, log, mails }: Needs): RemindersPort {
  return {
    async remind({ entId, personId }, reminder) {
      try {
        const now = await database.transaction({ entId, personId: null }, async (tx) => {
          const chosen = subscriptionsOf(await selectChosen(tx, personId))
          const { channels, after } = deliveryOf(chosen, reminder, clock.now().getTime())
          const { type: parentId, id } = reminder
          if (channels.includes('in-app')) {
            tx.announce({ entity: 'reminder', parentId, ids: [id], act: 'added', entId, personId })
          }
          if (!channels.includes('mail')) return null
          if (after === null) return selectAddressee(tx, personId)
          const startAfter = new Date(after)
          await tx.enqueue(mailJobKind, { ...reminder, personId }, { startAfter })
          return null
        })
        if (now) mail(mails, now, reminder)
      } catch (error) {
        log.warn({ err: error, type: reminder.type }, 'a reminder was not given')
      }
    },
  }
}

/** Mails what waited for the end of quiet hours, unless it was unsubscribed meanwhile; nobody's own job, so that nobody sees it wait. */
export function reminderMailJob({ database, clock, mails }: Needs): JobDefinition {
  return defineJob({
    kind: mailJobKind,
    input: mailSchema,
    resumes: true,
    async run({ personId, ...reminder }, { scope }) {
      const to = await database.read(scope, async (tx) => {
        const chosen = subscriptionsOf({ ...(await selectChosen(tx, personId)), quiet: null })
        const { type, appId = null } = reminder
        const { channels } = deliveryOf(chosen, { type, appId }, clock.now().getTime())
        return channels.includes('mail') ? selectAddressee(tx, personId) : null
      })
      const { appId, ...rest } = reminder
      if (to) mail(mails, to, appId === undefined ? rest : { ...rest, appId })
    },
  })
}

function mail(mails: ReminderMailPort, { email, locale: spoken }: Addressee, reminder: Reminder) {
  const { type, name, path } = reminder
  if (email === null || type === 'security' || type === 'invitation') return
  const locale = spoken ?? 'zh-CN'
  const texts = reminderMailMessages[locale]
  mails.send({
    to: email,
    locale,
    title: texts[`${type}-title`],
    body: fillText(texts[`${type}-body`], { name }),
    follow: texts.follow,
    path,
  })
}
