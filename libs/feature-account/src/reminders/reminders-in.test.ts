import { describe, expect, it } from 'vitest'
import { remindersIn } from './reminders-in'

const told = (entity: string, parentId?: string) => ({
  type: 'changed',
  events: [{ entity, act: 'added', entId: 'demo', ids: ['1'], ...(parentId && { parentId }) }],
})

describe('what the socket reminds of', () => {
  it('is nothing in other messages, of other things, or of types that are only mailed', () => {
    for (const message of [
      null,
      { type: 'alive' },
      told('record', 'hosting'),
      told('reminder'),
      told('reminder', 'rain'),
      told('reminder', 'security'),
    ]) {
      expect(remindersIn(message)).toEqual([])
    }
  })
  it('is the type of each reminder', () => {
    expect(remindersIn(told('reminder', 'export-ready'))).toEqual(['export-ready'])
  })
})
