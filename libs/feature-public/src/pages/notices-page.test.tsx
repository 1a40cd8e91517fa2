import { answer, refusal } from '@atrium/core-net'
import {
  aNoticeCard,
  getNotice,
  listNotices,
  type NoticeCard,
  noticePath,
  noticesPath,
  someText,
} from '@atrium/domain-public'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PublicStage } from '../testing/public-stage'
import { NoticePage } from './notice-page'
import { NoticesPage } from './notices-page'

const feedOf = (notices: readonly NoticeCard[]) =>
  answer(listNotices, ({ category, limit, cursor }) => {
    const found = notices.filter((each) => !category || each.category === category)
    const from = Number(cursor ?? 0)
    const end = from + limit
    return {
      rows: found.slice(from, end),
      total: { count: found.length, exact: true },
      cut: false,
      ...(end < found.length ? { nextCursor: String(end) } : {}),
    }
  })

function open(notices: readonly NoticeCard[], at = '/notices') {
  render(
    <PublicStage path={noticesPath} at={at} answers={[feedOf(notices)]}>
      <NoticesPage />
    </PublicStage>,
  )
  return () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent)
}

afterEach(cleanup)

describe('the notices page', () => {
  it('says that loading failed, and loads again', async () => {
    const answers = [refusal(listNotices, 'unavailable', 503)]
    render(
      <PublicStage path={noticesPath} answers={answers}>
        <NoticesPage />
      </PublicStage>,
    )
    expect(await screen.findByText('The notices could not be loaded')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  it('is calm when there is nothing to tell', async () => {
    open([])
    expect(await screen.findByText('No notices right now')).toBeDefined()
  })

  it('keeps to a category, and finds the way back', async () => {
    const titles = open([aNoticeCard({ title: 'New charts' })])
    await screen.findByText('New charts')
    fireEvent.click(screen.getByRole('button', { name: 'Security' }))
    expect(await screen.findByText('No notices in this category')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show all notices' }))
    await waitFor(() => expect(titles()).toEqual(['New charts']))
  })

  it('shows ten, and more when asked', async () => {
    const many = Array.from({ length: 12 }, (_, at) => aNoticeCard({ title: `n${at}` }))
    const titles = open(many)
    expect(await screen.findByText('10 of 12')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(titles()).toHaveLength(12))
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('forgets a category it does not know', async () => {
    open([aNoticeCard({ title: 'New charts' })], '/notices?category=gossip')
    expect(await screen.findByText('New charts')).toBeDefined()
  })
})

describe('the page of a notice', () => {
  const id = '0190a5b0-0000-7000-8000-000000000001'
  const show = (given: Parameters<typeof PublicStage>[0]['answers']) =>
    render(
      <PublicStage path={noticePath} at={`/notices/${id}`} answers={given}>
        <NoticePage />
      </PublicStage>,
    )

  it('says that it is gone', async () => {
    show([refusal(getNotice, 'notice-not-found', 404)])
    expect(await screen.findByText('There is no such notice')).toBeDefined()
  })

  it('shows the text, and what came before', async () => {
    const { excerpt: _, ...card } = aNoticeCard({ id, title: 'Upgrade' })
    const older = { id: card.id, title: 'Before' }
    const body = someText('On Sunday.')
    show([answer(getNotice, () => ({ ...card, body, newer: null, older }))])
    expect(await screen.findByRole('heading', { level: 1, name: 'Upgrade' })).toBeDefined()
    expect(screen.getByText('On Sunday.')).toBeDefined()
    expect(screen.getByRole('link', { name: /Before/ }).getAttribute('href')).toBe(`/notices/${id}`)
  })
})
