import { answer, type Answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import { listApps } from '@atrium/domain-apps'
import {
  chooseReminder,
  getSubscriptions,
  setQuietHours,
  settingsPushPath,
  subscriptionsOf,
  type SubscriptionsSeen,
} from '@atrium/domain-subscription'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PushPage } from './push-page'

afterEach(cleanup)

const usual: SubscriptionsSeen = {
  ...subscriptionsOf({ reminders: {}, left: [], quiet: null }),
  left: [],
  mail: { address: 'ada@demo.example', isSent: true },
}

function open(change: Partial<SubscriptionsSeen> = {}, more: readonly Answer[] = []) {
  let seen: SubscriptionsSeen = { ...usual, ...change }
  const answers = [
    answer(getSubscriptions, () => seen),
    answer(listApps, () => ({ rows: [], total: { count: 0, exact: true }, cut: false })),
    answer(chooseReminder, ({ type, ...choice }) => {
      seen = { ...seen, reminders: { ...seen.reminders, [type]: choice } }
      return seen
    }),
    answer(setQuietHours, ({ quiet }) => {
      seen = { ...seen, quiet }
      return seen
    }),
    ...more,
  ]
  render(
    <PageStage path={settingsPushPath} permissions={[]} answers={answers}>
      <PushPage />
    </PageStage>,
  )
}

const toggle = (name: string) => screen.findByRole('switch', { name })
const isOn = async (name: string) => (await toggle(name)).getAttribute('aria-checked') === 'true'

describe('push subscription', () => {
  it('says so when it cannot be read', async () => {
    open({}, [refusal(getSubscriptions, 'unavailable', 503)])
    expect(await screen.findByText('Your subscriptions could not be loaded')).toBeTruthy()
  })
  it('promises no way that leads nowhere', async () => {
    open({ mail: { address: null, isSent: true } })
    expect(await screen.findByText('No address')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Bind an address' })).toBeTruthy()
    cleanup()
    open({ mail: { address: 'ada@demo.example', isSent: false } })
    expect(await screen.findByText(/mails stay on the server and are not sent/)).toBeTruthy()
    expect(screen.getAllByText('Not connected')).toHaveLength(2)
  })
  it('never lets account security be switched off', async () => {
    open()
    const fixed = await toggle('Account security: By mail')
    expect(fixed.hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('switch', { name: 'Account security: In the window' })).toBeNull()
  })
  it('keeps a choice by kind and way, and returns to what was when it is refused', async () => {
    open()
    expect(await isOn('Export ready: By mail')).toBe(false)
    fireEvent.click(await toggle('Export ready: By mail'))
    await expect.poll(() => isOn('Export ready: By mail')).toBe(true)
    expect(await isOn('Export ready: In the window')).toBe(true)
    cleanup()
    open({}, [refusal(chooseReminder, 'unavailable', 503)])
    fireEvent.click(await toggle('Account hosting: By mail'))
    expect(await screen.findByText(/not available right now/)).toBeTruthy()
    await expect.poll(() => isOn('Account hosting: By mail')).toBe(true)
  })
  it('keeps quiet hours in the zone of the device, and names another one', async () => {
    open()
    fireEvent.click(await toggle('Keep quiet hours'))
    expect(await screen.findByText('until 07:00 the next day')).toBeTruthy()
    cleanup()
    open({ quiet: { from: '12:00', to: '13:00', timeZone: 'Pacific/Apia' } })
    expect(await screen.findByText(/Pacific\/Apia, which is not that of this device/)).toBeTruthy()
    expect(screen.queryByText(/the next day/)).toBeNull()
  })
})
