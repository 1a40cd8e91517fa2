import { describe, expect, it } from 'vitest'
import { followSocket } from './follow-socket'

const changed = (...entities: unknown[]) => ({
  type: 'changed',
  events: entities.map((entity) => ({ entity, act: 'changed', entId: 'demo' })),
})

describe('what the live connection says', () => {
  it.each([
    ['changed versions', changed('record', 'api-version')],
    ['a connection that has just begun', { type: 'connect success' }],
    ['that something was missed', { type: 'missed' }],
    ['a change that cannot be read', { type: 'changed', events: 7 }],
    ['a change of something without a name', changed(undefined)],
  ])('makes doubt: %s', (_, message) => {
    const { say, doubts } = fake()
    say(message)
    expect(doubts()).toBe(1)
  })

  it.each([
    ['a changed record', changed('record')],
    ['that the server is there', { type: 'alive' }],
    ['something from a later version', { type: 'greeting' }],
    ['nothing', null],
  ])('makes none: %s', (_, message) => {
    const { say, doubts } = fake()
    say(message)
    expect(doubts()).toBe(0)
  })

  it('is relied on until it has been silent for 35 s', () => {
    const { say, isLive, pass } = fake()
    expect(isLive()).toBe(false)
    say({ type: 'alive' })
    pass(34_999)
    expect(isLive()).toBe(true)
    pass(1)
    expect(isLive()).toBe(false)
  })
})

function fake() {
  const target = new EventTarget()
  let doubts = 0
  let now = 0
  const isLive = followSocket({ doubt: () => void (doubts += 1), clock: () => now }, target)
  return {
    isLive,
    doubts: () => doubts,
    pass: (milliseconds: number) => void (now += milliseconds),
    say: (detail: unknown) => target.dispatchEvent(new CustomEvent('socketMessage', { detail })),
  }
}
