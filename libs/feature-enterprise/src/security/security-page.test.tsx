import { type Answer, answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import {
  consoleSecurityPath,
  getSecurityPolicy,
  type PolicyEffect,
  previewSecurityPolicy,
  setSecurityPolicy,
} from '@atrium/domain-auth'
import { defaultPolicy, type SecurityPolicy } from '@atrium/domain-core'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { SecurityPage } from './security-page'

const nobody: PolicyEffect = {
  members: 40,
  twoStep: { asked: 0, missing: 0 },
  expired: 0,
  sessions: { outside: 0, old: 0, surplus: 0 },
}

function open(more: readonly Answer[] = []) {
  const saved: SecurityPolicy[] = []
  const answers = [
    answer(getSecurityPolicy, () => ({ policy: defaultPolicy, revision: 3, ip: '192.0.2.7' })),
    answer(previewSecurityPolicy, ({ policy }) =>
      policy.twoStep.demand === 'nobody'
        ? nobody
        : { ...nobody, twoStep: { asked: 40, missing: 12 } },
    ),
    answer(setSecurityPolicy, ({ policy, revision }) => {
      saved.push(policy)
      return { policy, revision: revision + 1, ip: '192.0.2.7' }
    }),
  ]
  render(
    <PageStage path={consoleSecurityPath} permissions={[]} answers={[...answers, ...more]}>
      <SecurityPage />
    </PageStage>,
  )
  const user = userEvent.setup()
  return {
    saved,
    user,
    async fill(label: string, text: string) {
      const field = await screen.findByLabelText(label)
      await user.clear(field)
      if (text) await user.type(field, text)
      await user.tab()
    },
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
  }
}

afterEach(cleanup)

describe('the security page', () => {
  it('says that it could not be read', async () => {
    open([refusal(getSecurityPolicy, 'unavailable', 503)])
    expect(await screen.findByText('The security policy could not be read')).toBeDefined()
  })
  it('refuses a number out of bounds and a list that shuts its editor out, beside the field', async () => {
    const page = open()
    await page.fill('Least length', '99')
    expect(screen.getByText('A whole number from 1 to 64')).toBeDefined()
    await page.fill('Least length', '12')
    await page.fill('Addresses or ranges', '10.0.0.0/8 office')
    expect(screen.getByText('Not an address or range: office')).toBeDefined()
    await page.fill('Addresses or ranges', '10.0.0.0/8')
    expect(screen.getByText(/leaves out your own address, 192.0.2.7/)).toBeDefined()
    await page.press('Add my address')
    expect(screen.queryByText(/leaves out your own address/)).toBeNull()
    expect(page.saved).toEqual([])
  })
  it('says in sentences what holds, and that nobody is affected', async () => {
    open()
    expect(await screen.findByText(/3 wrong passwords in a row lock the account/)).toBeDefined()
    expect(await screen.findByText(/None of the 40 members is affected/)).toBeDefined()
  })
  it('saves at once what takes nothing from anybody', async () => {
    const page = open()
    await page.fill('Least length', '12')
    await page.press('Save')
    await expect.poll(() => page.saved[0]?.password.minLength).toBe(12)
  })
  it('names whom it affects, and asks before it is saved', async () => {
    const page = open()
    await screen.findByText(/None of the 40/)
    await page.user.click(screen.getByLabelText('Two-step verification'))
    await page.user.click(await screen.findByTitle('Required of everybody'))
    expect(await screen.findByText(/12 people have no second step yet/)).toBeDefined()
    await page.press('Save')
    const dialog = await screen.findByRole('dialog')
    expect(page.saved).toEqual([])
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await expect.poll(() => page.saved[0]?.twoStep.demand).toBe('everybody')
  })
})
