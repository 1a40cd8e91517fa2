import { answer, type Answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import {
  elementSettingPath,
  type ElementSetting,
  listElementSettings,
  setElement,
} from '@atrium/domain-navigation'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { navigationFeature } from '../feature'
import { ElementPage } from './element-page'

afterEach(cleanup)

function open(page: string, more: readonly Answer[] = []) {
  const set: ElementSetting[] = []
  render(
    <PageStage
      path={elementSettingPath}
      at={elementSettingPath({ page })}
      permissions={['navigation.manage']}
      features={[{ id: 'offers', routes: [], slots: navigationFeature.slots ?? [] }]}
      answers={[
        answer(listElementSettings, () => ({ rows: set })),
        answer(setElement, (setting) => {
          set.push(setting)
          return setting
        }),
        ...more,
      ]}
    >
      <ElementPage />
    </PageStage>,
  )
  return { set }
}

describe('the elements of a page', () => {
  it('are said not to be there for another page', async () => {
    open('nowhere')
    expect(await screen.findByText('There are no elements of this page')).toBeTruthy()
  })
  it('say that a change was refused', async () => {
    open('frame', [refusal(setElement, 'elements-too-many', 409, 'Too many.')])
    const [first] = await screen.findAllByText('Hidden from everyone')
    if (first) fireEvent.click(first)
    expect(await screen.findByText(/was not saved/)).toBeTruthy()
  })
  it('are hidden from everyone at once', async () => {
    const { set } = open('frame')
    const [first] = await screen.findAllByText('Hidden from everyone')
    if (first) fireEvent.click(first)
    expect(await screen.findByText('“Global search” is applied')).toBeTruthy()
    expect(set).toEqual([{ elementId: 'frame.search', hiddenFor: [{ kind: 'everyone' }] }])
  })
})
