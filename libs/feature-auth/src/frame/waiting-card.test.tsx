import { answer, CallError } from '@atrium/core-net'
import { getHealth } from '@atrium/domain-core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AuthStage } from '../testing/auth-stage'
import { WaitingCard } from './waiting-card'

const loaded: string[] = []
let ready = false
const health = answer(getHealth, () => {
  if (ready) return { status: 'ready' as const, version: '1' }
  throw new CallError({ code: 'not-ready', message: '', status: 503 })
})

beforeEach(() => {
  vi.useFakeTimers()
  loaded.length = 0
  ready = false
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function show(at: string) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation((to) => {
    loaded.push(String(to))
  })
  render(
    <AuthStage answers={[health]} at={at}>
      <WaitingCard />
    </AuthStage>,
  )
  return assign
}

it('waits while the system is away, and returns when it answered twice in a row', async () => {
  const assign = show('/login?url=%2Fapps%3Fview%3Dall')
  await wait(10)
  expect(screen.getByRole('heading', { name: 'Down for maintenance' })).toBeTruthy()
  await wait(6000)
  expect(loaded).toEqual([])
  ready = true
  await wait(3000)
  expect(screen.getByRole('heading', { name: 'The system is back' })).toBeTruthy()
  expect(loaded).toEqual([])
  await wait(3000)
  expect(loaded).toEqual(['/apps?view=all'])
  assign.mockRestore()
})

it('leads nowhere outside the app', async () => {
  const assign = show('/login?url=https%3A%2F%2Fevil.example%2F')
  ready = true
  await wait(7000)
  expect(loaded[0]).toBe('/')
  assign.mockRestore()
})
