import { answer, refusal } from '@atrium/core-net'
import type { SearchProvider } from '@atrium/core-shell'
import { aPersonRef, listPeople } from '@atrium/domain-org'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SearchStage, someItems } from '../testing/search-stage'

const nobody = answer(listPeople, () => ({ rows: [], cut: false }))
const people = answer(listPeople, ({ search }) => ({
  rows: [aPersonRef({ name: `Ada ${search}`, loginId: 'ada' })],
  cut: false,
}))
const many =
  (count: number): SearchProvider['find'] =>
  ({ text, limit }) =>
    Promise.resolve({
      items: someItems(Math.min(count, limit), text),
      cut: count > limit,
    })

function open({ at = '/search', answers = [people], finds = {} } = {}) {
  const onAddress = vi.fn<(address: string) => void>()
  render(<SearchStage at={at} answers={answers} finds={finds} onAddress={onAddress} />)
  return {
    address: () => onAddress.mock.lastCall?.[0],
    type: (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } }),
    tabs: () => screen.queryAllByRole('tab').map(({ textContent }) => textContent),
    links: () => screen.queryAllByRole('link').length,
  }
}

afterEach(cleanup)

describe('the search page', () => {
  it('asks nobody before anything is typed', async () => {
    const find = vi.fn<SearchProvider['find']>()
    open({ finds: { apps: find } })
    expect(await screen.findByText('What are you looking for?')).toBeDefined()
    expect(find).not.toHaveBeenCalled()
  })

  it('says when nothing was found', async () => {
    open({ at: '/search?q=zebra', answers: [nobody] })
    expect(await screen.findByText('Nothing found for “zebra”')).toBeDefined()
  })

  it('goes on when one kind fails, and tries that again', async () => {
    const find = vi
      .fn<SearchProvider['find']>()
      .mockRejectedValueOnce(new Error('down'))
      .mockImplementation(many(2))
    const page = open({ at: '/search?q=pump', finds: { apps: find } })
    expect(await screen.findByText('Applications could not be searched')).toBeDefined()
    expect(screen.getByText('ada')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(page.links()).toBe(3))
  })

  it('tells a refusal of the server in its words', async () => {
    open({ at: '/search?q=pump', answers: [refusal(listPeople, 'rate-limited', 429)] })
    expect(await screen.findByText('People could not be searched')).toBeDefined()
  })

  it('keeps the text and the kind in the address', async () => {
    const page = open({ finds: { apps: many(8) } })
    page.type('pump ')
    await waitFor(() => expect(page.tabs()).toEqual(['All9', 'Applications8', 'People1']))
    expect(page.links()).toBe(6)
    fireEvent.click(screen.getByRole('button', { name: 'Show all 8' }))
    expect(page.address()).toBe('/search?q=pump&kind=apps')
    await waitFor(() => expect(page.links()).toBe(8))
  })

  it('shows the first 600 results and says so', async () => {
    const page = open({
      at: '/search?q=pump&kind=records',
      finds: { apps: many(500), records: many(4000) },
    })
    await waitFor(() => expect(page.tabs()).toEqual(['All600', 'Applications500', 'Records100']))
    expect(page.links()).toBe(100)
    expect(screen.getByText(/Only the first 100 results are shown/)).toBeDefined()
  })

  it('walks from the field through the results with arrow keys', async () => {
    const page = open({ at: '/search?q=pump', answers: [nobody], finds: { apps: many(2) } })
    await waitFor(() => expect(page.links()).toBe(2))
    const [first, second] = screen.getAllByRole('link')
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'ArrowDown' })
    expect(document.activeElement).toBe(first)
    fireEvent.keyDown(first!, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(second)
    fireEvent.keyDown(first!, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })
})
