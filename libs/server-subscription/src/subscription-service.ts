import type { AppItemsPort } from '@atrium/domain-apps'
import type { ParsedOf } from '@atrium/domain-core'
import {
  type chooseAppReminder,
  type chooseReminder,
  type Chosen,
  reminderKinds,
  type ReminderMailPort,
  type setQuietHours,
  type SubscriptionsSeen,
  subscriptionsOf,
} from '@atrium/domain-subscription'
import { type Caller, Conflict, type Core, NotFound, type Tx } from '@atrium/server-core'
import { holdChosen, saveChosen, selectAddressee, selectChosen } from './subscription-store'

interface Needs extends Pick<Core, 'database'> {
  readonly apps: AppItemsPort<Tx>
  readonly mails: ReminderMailPort
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>

/** One's own choice in the space. */
export function createSubscriptionService({ database, apps, mails }: Needs) {
  return {
    get: (caller: Caller) =>
      database.read(caller, async (tx) =>
        seen(tx, await selectChosen(tx, caller.personId), caller),
      ),

    choose({ type, subscribed, channels }: ParsedOf<typeof chooseReminder>, caller: Caller) {
      if (reminderKinds[type].isFixed) throw new Conflict('reminder-fixed')
      const choice = { subscribed, channels: [...new Set(channels)] }
      return changing(caller, async (_, before) => ({
        ...before,
        reminders: { ...before.reminders, [type]: choice },
      }))
    },

    chooseApp({ appId, type, subscribed }: ParsedOf<typeof chooseAppReminder>, caller: Caller) {
      if (reminderKinds[type].scope !== 'application') throw new Conflict('reminder-not-of-apps')
      return changing(caller, async (tx, before) => {
        const others = before.left.filter((each) => each.appId !== appId || each.type !== type)
        if (subscribed) return { ...before, left: others }
        if (!(await apps.findApp(tx, appId))) throw new NotFound('subscription-app-unknown')
        return { ...before, left: [...others, { appId, type }] }
      })
    },

    quiet: ({ quiet }: ParsedOf<typeof setQuietHours>, caller: Caller) =>
      changing(caller, async (_, before) => ({ ...before, quiet })),
  }

  function changing(caller: Caller, work: (tx: Tx, before: Chosen) => Promise<Chosen>) {
    return database.transaction(caller, async (tx) => {
      const { entId, personId } = caller
      const after = await work(tx, await holdChosen(tx, personId))
      await saveChosen(tx, personId, after)
      tx.announce({ entity: 'subscription', act: 'changed', ids: [personId], entId, personId })
      return seen(tx, after, caller)
    })
  }

  async function seen(tx: Tx, chosen: Chosen, { personId }: Caller): Promise<SubscriptionsSeen> {
    const { left, ...all } = subscriptionsOf(chosen)
    const names = await apps.appNames(tx, [...new Set(left.map(({ appId }) => appId))])
    const person = await selectAddressee(tx, personId)
    return {
      ...all,
      left: left.map((each) => ({ ...each, name: names.get(each.appId) ?? null })),
      mail: { address: person?.email ?? null, isSent: mails.isSent() },
    }
  }
}
