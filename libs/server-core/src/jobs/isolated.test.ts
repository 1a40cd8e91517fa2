import { describe, expect, it } from 'vitest'
import { runIsolated } from './isolated'

const source = new URL('./isolated.fixture.ts', import.meta.url)
const limits = { memoryMb: 32, timeoutMs: 10_000 }

describe('an isolated thread', () => {
  it('ends when it takes too much memory', async () => {
    await expect(runIsolated(source, { ...limits, data: 'hoard' })).rejects.toMatchObject({
      limit: 'memory',
    })
  })
  it('ends when it takes too long', async () => {
    const run = runIsolated(source, { ...limits, timeoutMs: 200, data: 'hang' })
    await expect(run).rejects.toMatchObject({ limit: 'time' })
  })
  it('ends when it is told to', async () => {
    const control = new AbortController()
    const run = runIsolated(source, { ...limits, data: 'hang', signal: control.signal })
    control.abort(new Error('enough'))
    await expect(run).rejects.toThrow('enough')
  })
  it('answers', async () => {
    await expect(runIsolated(source, { ...limits, data: 'answer' })).resolves.toEqual({
      answer: 42,
    })
  })
})
