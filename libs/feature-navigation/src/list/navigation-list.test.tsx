import { answer, type Answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import {
  aNavigation,
  arrangeNavigations,
  consoleWebNavigationPath,
  deleteNavigation,
  listNavigations,
  type Navigation,
  publishNavigation,
} from '@atrium/domain-navigation'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { WebNavigationPage } from './web-navigation-page'

afterEach(cleanup)

function listed(navigation: Navigation) {
  const { entries: _, ...row } = navigation
  return row
}

function open(first: readonly Navigation[], more: readonly Answer[] = []) {
  let rows = [...first]
  render(
    <PageStage
      path={consoleWebNavigationPath}
      permissions={['navigation.manage']}
      answers={[
        answer(listNavigations, () => ({ rows: rows.map(listed) })),
        answer(publishNavigation, ({ navigationId, revision }) => {
          rows = rows.map((each) =>
            each.id === navigationId ? { ...each, publishedRevision: revision } : each,
          )
          return rows.find(({ id }) => id === navigationId) ?? aNavigation()
        }),
        answer(arrangeNavigations, ({ navigationIds }) => {
          rows = navigationIds.flatMap((id) => rows.filter((each) => each.id === id))
          return {}
        }),
        answer(deleteNavigation, ({ navigationId }) => {
          rows = rows.filter(({ id }) => id !== navigationId)
          return {}
        }),
        ...more,
      ]}
    >
      <WebNavigationPage />
    </PageStage>,
  )
  return {
    names: () =>
      screen
        .queryAllByRole('button', { name: /^Drag/ })
        .map((grip) => grip.getAttribute('aria-label')),
    async act(name: string, label: string) {
      fireEvent.click(await screen.findByRole('button', { name: `More for “${name}”` }))
      fireEvent.click(await screen.findByRole('menuitem', { name: label }))
    },
  }
}

describe('the navigations of a space', () => {
  it('say that they could not be loaded', async () => {
    open([], [refusal(listNavigations, 'internal')])
    expect(await screen.findByText('The navigations could not be loaded')).toBeTruthy()
  })
  it('say what people see while there are none', async () => {
    open([])
    expect(await screen.findByText('No navigations yet')).toBeTruthy()
  })
  it('say why one cannot be published', async () => {
    const page = open([aNavigation({ name: 'Sales' })], [refusal(publishNavigation, 'conflict')])
    await page.act('Sales', 'Publish')
    expect(await screen.findByText(/^Someone else changed this/)).toBeTruthy()
  })
  it('are published, and say so', async () => {
    const page = open([aNavigation({ name: 'Sales' })])
    await page.act('Sales', 'Publish')
    expect(await screen.findByText('Published')).toBeTruthy()
  })
  it('are put in another order at once', async () => {
    const page = open([aNavigation({ name: 'Sales' }), aNavigation({ name: 'Service' })])
    await page.act('Service', 'Move up')
    await expect.poll(page.names).toEqual(['Drag “Service”', 'Drag “Sales”'])
  })
  it('are deleted once that is confirmed', async () => {
    const page = open([aNavigation({ name: 'Sales' }), aNavigation({ name: 'Service' })])
    await page.act('Sales', 'Delete')
    const question = within(await screen.findByRole('dialog'))
    fireEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect.poll(page.names).toEqual(['Drag “Service”'])
  })
})
