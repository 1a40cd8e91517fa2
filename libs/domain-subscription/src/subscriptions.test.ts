import { describe, expect, it } from 'vitest'
import { type Chosen, deliveryOf, subscriptionsOf } from './subscriptions'

const app = '00000000-0000-7000-8000-0000000000a1'
const night = Date.parse('2026-11-21T23:00:00Z')
const noon = Date.parse('2026-11-21T12:00:00Z')
const quiet = { from: '22:00', to: '07:00', timeZone: 'UTC' }
const of = (chosen: Partial<Chosen> = {}) =>
  subscriptionsOf({ reminders: {}, left: [], quiet: null, ...chosen })
const off = { subscribed: false, channels: [] }

describe('a reminder', () => {
  it('does not come when its type, or its application, is left out', () => {
    const none = of({ reminders: { 'export-ready': off } })
    expect(deliveryOf(none, { type: 'export-ready', appId: app }, noon).channels).toEqual([])
    const left = of({ left: [{ appId: app, type: 'export-ready' }] })
    expect(deliveryOf(left, { type: 'export-ready', appId: app }, noon).channels).toEqual([])
    expect(deliveryOf(left, { type: 'export-ready', appId: null }, noon).channels).toEqual([
      'in-app',
    ])
  })
  it('of the safety of the account comes whatever was chosen, at night too', () => {
    const all = of({ reminders: { security: off }, quiet })
    expect(deliveryOf(all, { type: 'security' }, night)).toEqual({
      channels: ['mail'],
      after: null,
    })
  })
  it('comes the usual ways until something else is chosen, and no way that it has not', () => {
    expect(deliveryOf(of(), { type: 'hosting' }, noon).channels).toEqual(['in-app', 'mail'])
    const chosen = of({ reminders: { invitation: { subscribed: true, channels: ['in-app'] } } })
    expect(deliveryOf(chosen, { type: 'invitation' }, noon).channels).toEqual([])
  })
  it('waits for the morning as a mail, and is silent in the window', () => {
    expect(deliveryOf(of({ quiet }), { type: 'hosting' }, night)).toEqual({
      channels: ['mail'],
      after: Date.parse('2026-11-22T07:00:00Z'),
    })
  })
})
