import { answer, type Answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import {
  consoleSystemDataPath,
  getUsage,
  setRecycleDays,
  type Usage,
} from '@atrium/domain-enterprise'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { DataPage } from './data-page'

const usage: Usage = {
  people: { active: 12_400, suspended: 3, left: 40 },
  departments: 20,
  applications: 1,
  forms: 2,
  records: 1_000_000,
  recordBytes: 5_000_000,
  files: { count: 9, bytes: 2_048 },
  filesByPurpose: [],
  apps: [
    {
      appId: '00000000-0000-7000-8000-0000000000a1',
      name: 'Sales',
      forms: 2,
      records: 1_000_000,
      bytes: 5_000_000,
    },
  ],
  bin: { applications: 1, forms: 4 },
  recycleDays: 60,
  jobs: [],
}

function open(more: readonly Answer[] = [], permissions: readonly string[] = []) {
  let days = usage.recycleDays
  const answers = [
    answer(getUsage, () => ({ ...usage, recycleDays: days })),
    answer(setRecycleDays, (input) => {
      days = input.days
      return {}
    }),
    ...more,
  ]
  render(
    <PageStage path={consoleSystemDataPath} permissions={permissions} answers={answers}>
      <DataPage />
    </PageStage>,
  )
  return {
    days: () => days,
    keep: async (value: string) => {
      const input = await screen.findByLabelText('Days to keep')
      fireEvent.change(input, { target: { value } })
      fireEvent.blur(input)
      fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    },
  }
}

afterEach(cleanup)

describe('what the enterprise keeps', () => {
  it('says when it could not be loaded, and offers no copy to who may not have it', async () => {
    open([refusal(getUsage, 'unavailable', 503)])
    expect(await screen.findByText('The system data could not be loaded')).toBeDefined()
    cleanup()
    open()
    expect(await screen.findByText('1,000,000')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Start export' })).toBeNull()
    cleanup()
    open([], ['enterprise.export-data'])
    expect(await screen.findByRole('button', { name: 'Start export' })).toBeDefined()
  })
  it('stays in the bin longer at once, and shorter once that is confirmed', async () => {
    const page = open()
    await page.keep('90')
    await waitFor(() => expect(page.days()).toBe(90))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Days to keep').value).toBe('90'),
    )
    await page.keep('7')
    const asked = within(await screen.findByRole('dialog'))
    expect(asked.getByText(/more than 7 days ago is gone for good/)).toBeDefined()
    expect(page.days()).toBe(90)
    fireEvent.click(asked.getByRole('button', { name: 'Shorten the time' }))
    await waitFor(() => expect(page.days()).toBe(7))
  })
})
