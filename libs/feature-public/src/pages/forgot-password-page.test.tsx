import { type Answer, answer, CallError } from '@atrium/core-net'
import {
  checkPasswordLink,
  forgotPasswordPath,
  getSignInOptions,
  openPasswordLink,
  requestCode,
  resetPassword,
} from '@atrium/domain-auth'
import { defaultPolicy } from '@atrium/domain-core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { PublicStage } from '../testing/public-stage'
import { ForgotPasswordPage } from './forgot-password-page'

const token = 't'.repeat(43)
const refuse = (code: string, details?: unknown) => {
  throw new CallError({ code, message: code, status: 404, details })
}

function open(at = '/forgot-password', more: readonly Answer[] = []) {
  const chosen: string[] = []
  const addresses: string[] = []
  const answers = [
    answer(getSignInOptions, () => ({ digits: 6, channels: ['email' as const] })),
    answer(requestCode, () => ({ digits: 6, seconds: 60, minutes: 10 })),
    answer(openPasswordLink, ({ code }) => (code === '204817' ? { token } : refuse('code-wrong'))),
    answer(checkPasswordLink, (link) =>
      link.token === token
        ? { loginId: 'lin', purpose: 'reset' as const, rule: defaultPolicy.password }
        : refuse('link-ended'),
    ),
    answer(resetPassword, ({ password }) => {
      chosen.push(password)
      return {}
    }),
    ...more,
  ]
  render(
    <PublicStage
      path={forgotPasswordPath}
      at={at}
      answers={answers}
      onAddress={(address) => void addresses.push(address)}
    >
      <ForgotPasswordPage />
    </PublicStage>,
  )
  const user = userEvent.setup()
  return {
    chosen,
    addresses,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    async type(label: string, text: string) {
      const field = await screen.findByLabelText(label)
      await user.clear(field)
      if (text) await user.type(field, text)
    },
  }
}

afterEach(cleanup)

describe('a forgotten password', () => {
  it('needs an account, a whole code, a right one, and the new password twice', async () => {
    const page = open()
    await page.press('Send code')
    expect(screen.getByText('Enter your account')).toBeTruthy()
    await page.type('Account', 'lin')
    await page.press('Send code')
    await page.type('Verification code', '11')
    await page.press('Next')
    expect(screen.getByText('Enter the 6 digits of the code')).toBeTruthy()
    await page.type('Verification code', '111111')
    expect(await screen.findByText('code-wrong')).toBeTruthy()
    await page.type('Verification code', '204817')
    await page.press('Set password')
    expect(screen.getByText('Enter a new password')).toBeTruthy()
    await page.type('New password', 'spruce 42!')
    await page.type('New password again', 'spruce 43!')
    await page.press('Set password')
    expect(screen.getByText('The two passwords are not the same')).toBeTruthy()
    expect(page.chosen).toEqual([])
  })

  it('is replaced, and one signs in with the new one', async () => {
    const page = open()
    await page.type('Account', 'lin')
    await page.press('Send code')
    await page.type('Verification code', '204817')
    await page.type('New password', 'short')
    expect(screen.getByText('Low')).toBeTruthy()
    await page.type('New password', 'seven green meadows')
    expect(screen.getByText('High')).toBeTruthy()
    await page.type('New password again', 'seven green meadows')
    await page.press('Set password')
    expect(await screen.findByText('Your password is set')).toBeTruthy()
    expect(page.chosen).toEqual(['seven green meadows'])
    expect(screen.getAllByRole('link', { name: 'Sign in' }).at(-1)?.getAttribute('href')).toBe(
      '/login',
    )
  })

  it('waits as long as the server says before it sends again', async () => {
    const soon = answer(requestCode, () => refuse('code-too-soon', { seconds: 41 }))
    const page = open('/forgot-password', [soon])
    await page.type('Account', 'lin')
    await page.press('Send code')
    const wait = await screen.findByRole<HTMLButtonElement>('button', { name: /Send again in/ })
    expect(wait.disabled).toBe(true)
  })
})

describe('a link to set a password', () => {
  it('says that it has ended, and offers another', async () => {
    const page = open('/forgot-password?token=old')
    expect(await screen.findByText('This link no longer works')).toBeTruthy()
    await page.press('Ask for another')
    expect(screen.getByLabelText('Account')).toBeTruthy()
  })

  it('says that it was used meanwhile', async () => {
    const used = answer(resetPassword, () => refuse('link-ended'))
    const page = open(`/forgot-password?token=${token}`, [used])
    await page.type('New password', 'seven green meadows')
    await page.type('New password again', 'seven green meadows')
    await page.press('Set password')
    expect(await screen.findByText('This link no longer works')).toBeTruthy()
  })

  it('leaves the address as soon as it was read', async () => {
    const page = open(`/forgot-password?token=${token}`)
    expect(await screen.findByLabelText('New password')).toBeTruthy()
    expect(page.addresses.at(-1)).toBe('/forgot-password')
  })

  it('greets who sets the platform up', async () => {
    const setUp = answer(checkPasswordLink, () => ({
      loginId: 'root',
      purpose: 'set-up' as const,
      rule: defaultPolicy.password,
    }))
    open(`/forgot-password?token=${token}`, [setUp])
    expect(await screen.findByRole('heading', { name: 'Welcome to Atrium' })).toBeTruthy()
  })
})
