import { describe, expect, it } from 'vitest'
import { historyLimit, recordStep, redo, startHistory, undo } from './history'

describe('a history', () => {
  it('stays where it is when there is nothing to undo or redo', () => {
    const start = startHistory('a')
    expect(undo(start)).toBe(start)
    expect(redo(start)).toBe(start)
  })
  it('walks back and forth', () => {
    const end = recordStep(recordStep(startHistory('a'), 'b'), 'c')
    expect(undo(undo(end)).present).toBe('a')
    expect(redo(undo(end)).present).toBe('c')
  })
  it('forgets what was undone once something else is done', () => {
    const branch = recordStep(undo(recordStep(startHistory('a'), 'b')), 'c')
    expect(redo(branch).present).toBe('c')
    expect(undo(branch).present).toBe('a')
  })
  it('takes acts of one key as one step', () => {
    const typed = recordStep(recordStep(startHistory(''), 'h', 'label'), 'hi', 'label')
    expect(undo(typed).present).toBe('')
  })
  it('keeps a bounded number of steps', () => {
    let history = startHistory(0)
    for (let step = 1; step <= historyLimit + 50; step += 1) history = recordStep(history, step)
    expect(history.past).toHaveLength(historyLimit)
  })
})
