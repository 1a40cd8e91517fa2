import { answer } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import {
  aDutyHolder,
  type DutyHolder,
  dutiesPath,
  getDuties,
  separateDuties,
} from '@atrium/domain-security'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { DutiesPage } from './duties-page'

function open(holders: DutyHolder[]) {
  let separatedAt: string | null = null
  const state = () => ({ separatedAt, separatedBy: separatedAt && 'Sasha', holders })
  render(
    <PageStage
      path={dutiesPath}
      permissions={['security.manage-duties']}
      answers={[
        answer(getDuties, state),
        answer(separateDuties, () => {
          separatedAt = '2026-01-01T08:00:00.000Z'
          return state()
        }),
      ]}
    >
      <DutiesPage />
    </PageStage>,
  )
  return userEvent.setup()
}

const three = [
  aDutyHolder({ duties: ['admin'] }),
  aDutyHolder({ duties: ['safe'] }),
  aDutyHolder({ duties: ['audit'] }),
]

afterEach(cleanup)

describe('the page of duties', () => {
  it('says what is to be done before duties can be separate', async () => {
    open([aDutyHolder({ name: 'Kim', duties: ['admin', 'safe'] })])
    expect(await screen.findByText('Kim holds more than one of them')).toBeTruthy()
    expect(screen.getByText('There is no active audit administrator')).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Separate duties' })
    expect(button.hasAttribute('disabled')).toBe(true)
  })
  it('separates them once the person has typed what they are', async () => {
    const user = open(three)
    await user.click(await screen.findByRole('button', { name: 'Separate duties' }))
    const dialog = await screen.findByRole('dialog')
    const sure = within(dialog).getByRole('button', { name: 'Separate duties' })
    expect(sure.hasAttribute('disabled')).toBe(true)
    await user.type(within(dialog).getByRole('textbox'), 'duties')
    await user.click(sure)
    expect(await screen.findByText('Duties are separate')).toBeTruthy()
  })
})
