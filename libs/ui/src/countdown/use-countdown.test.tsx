import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCountdown } from './use-countdown'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('counts whole seconds down to zero, whatever the clock says', async () => {
  const { result } = renderHook(() => useCountdown())
  expect(result.current[0]).toBe(0)
  act(() => result.current[1](2))
  vi.setSystemTime(Date.now() + 86_400_000)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(result.current[0]).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(result.current[0]).toBe(0)
})
