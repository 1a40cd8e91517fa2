import { answer, type Answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import { listApps } from '@atrium/domain-apps'
import {
  aNavigation,
  changeNavigation,
  getNavigation,
  type Navigation,
  type NavigationDraft,
  webNavigationConfigPath,
} from '@atrium/domain-navigation'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { DesignPage } from './design-page'

afterEach(cleanup)

const empty = { rows: [], total: { count: 0, exact: true }, cut: false }

function open(navigation: Navigation, more: readonly Answer[] = []) {
  const kept: NavigationDraft[] = []
  render(
    <PageStage
      path={webNavigationConfigPath}
      at={webNavigationConfigPath({ id: navigation.id })}
      permissions={['navigation.manage']}
      answers={[
        answer(getNavigation, () => navigation),
        answer(listApps, () => empty),
        answer(changeNavigation, ({ revision, ...sent }) => {
          const { navigationId: _, ...draft } = sent
          kept.push(draft)
          return { ...navigation, ...draft, revision: revision + 1 }
        }),
        ...more,
      ]}
    >
      <DesignPage />
    </PageStage>,
  )
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  const entries = async () =>
    within(await screen.findByRole('list', { name: 'Entries' }))
      .getAllByRole('button', { pressed: undefined, name: /^Drag/ })
      .map((each) => each.getAttribute('aria-label'))
  return { kept, press, entries }
}

describe('the design of a navigation', () => {
  it('says that it could not be loaded', async () => {
    open(aNavigation(), [refusal(getNavigation, 'navigation-not-found', 404)])
    expect(await screen.findByText('The navigation could not be loaded')).toBeTruthy()
  })
  it('keeps what is designed when it is refused', async () => {
    const page = open(aNavigation({ entries: [] }), [refusal(changeNavigation, 'conflict')])
    await page.press('Add “Group”')
    await page.press('Save')
    expect(await screen.findByText(/^Someone else changed this/)).toBeTruthy()
    expect(await page.entries()).toEqual(['Drag “New group”'])
  })
  it('is saved with what was added, and undone step by step', async () => {
    const page = open(aNavigation({ entries: [] }))
    await page.press('Add “Link”')
    await page.press('Add “Group”')
    await page.press('Undo')
    expect(await page.entries()).toEqual(['Drag “New link”'])
    await page.press('Save')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(page.kept).toMatchObject([{ entries: [{ kind: 'link' }] }])
  })
  it('says what is wrong with an address', async () => {
    const page = open(aNavigation({ entries: [] }))
    await page.press('Add “Link”')
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'javascript:x' } })
    expect(await screen.findByText(/^Enter a path that starts with/)).toBeTruthy()
  })
})
