import { answer, type Answer, CallError } from '@atrium/core-net'
import { getSignInOptions, requestCode } from '@atrium/domain-auth'
import {
  answerFactor,
  type FactorNeeded,
  getCurrentUser,
  signIn,
  signInByCode,
  type SignInAnswer,
} from '@atrium/domain-core'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AuthStage, someone } from '../testing/auth-stage'
import { SignInSteps } from './sign-in-steps'

const needed: FactorNeeded = {
  needs: 'factor',
  challenge: 'c1',
  factors: ['totp', 'recovery'],
  seconds: 300,
}
const refuse = (
  code: string,
  { status = 401, details }: { status?: number; details?: unknown } = {},
) => {
  throw new CallError({ code, message: code, status, details })
}

function show(answers: readonly Answer[], user: typeof someone | null = null) {
  const onSignedIn = vi.fn<() => void>()
  render(
    <AuthStage answers={answers} user={user}>
      <SignInSteps onSignedIn={onSignedIn} />
    </AuthStage>,
  )
  const visitor = userEvent.setup()
  const press = async (name: string | RegExp) =>
    visitor.click(await screen.findByRole('button', { name }))
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label)
    await visitor.clear(field)
    if (text) await visitor.type(field, text)
  }
  return {
    onSignedIn,
    press,
    type,
    async attempt(loginId: string, password: string) {
      await type('Account', loginId)
      await type('Password', password)
      await press(/^Sign in$|Try again/)
    },
    choose: async (name: string) => visitor.click(screen.getByText(name)),
  }
}
const byPassword = (reply: (password: string) => SignInAnswer) =>
  answer(signIn, ({ password }) => reply(password))

afterEach(cleanup)

describe('signing in with a password', () => {
  it('asks for what is missing', async () => {
    const page = show([byPassword(() => someone)])
    await page.attempt('', '')
    expect(screen.getByText('Enter your account')).toBeTruthy()
    expect(screen.getByText('Enter your password')).toBeTruthy()
    expect(page.onSignedIn).not.toHaveBeenCalled()
  })
  it('says that account or password is wrong, and advises to wait after three times', async () => {
    const page = show([byPassword(() => refuse('sign-in-failed'))])
    await page.attempt('lin', 'wrong')
    expect(await screen.findByText('Wrong account or password.')).toBeTruthy()
    await page.attempt('lin', 'wrong')
    await page.attempt('lin', 'wrong')
    expect(await screen.findByText(/Try again in 1 minute/)).toBeTruthy()
  })
  it('shows how long the account stays locked', async () => {
    const locked = { status: 429, details: { seconds: 42 } }
    const page = show([byPassword(() => refuse('sign-in-locked', locked))])
    await page.attempt('lin', 'wrong')
    const wait = await screen.findByText(/Try again in \d+ s/)
    expect(wait.closest('button')?.disabled).toBe(true)
  })
  it('says that the server is away, and keeps what was typed', async () => {
    const page = show([byPassword(() => refuse('unavailable', { status: 503 }))])
    await page.attempt('lin', 'right')
    expect(await screen.findByText(/not available right now/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('right')
  })
  it('lets the person in, once, however often they press', async () => {
    const calls = vi.fn<() => void>()
    const page = show([
      answer(signIn, () => {
        calls()
        return someone
      }),
    ])
    await page.attempt('lin', 'right')
    await page.press('Sign in')
    await vi.waitFor(() => expect(page.onSignedIn).toHaveBeenCalledOnce())
    expect(calls).toHaveBeenCalledOnce()
  })
})

describe('the second step', () => {
  it('refuses a short code and a wrong one, and takes the right one as soon as it is whole', async () => {
    const factor = answer(answerFactor, ({ code, challenge }) => {
      expect(challenge).toBe('c1')
      return code === '204817' ? someone : refuse('factor-wrong')
    })
    const page = show([byPassword(() => needed), factor])
    await page.attempt('lin', 'right')
    expect(await screen.findByRole('heading', { name: 'Two-step verification' })).toBeTruthy()
    await page.type('Verification code', '12')
    await page.press('Verify')
    expect(screen.getByText('Enter the 6 digits of the code')).toBeTruthy()
    await page.type('Verification code', '111111')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(page.onSignedIn).not.toHaveBeenCalled()
    await page.type('Verification code', '204817')
    await vi.waitFor(() => expect(page.onSignedIn).toHaveBeenCalledOnce())
  })
  it('takes a recovery code instead', async () => {
    const factor = answer(answerFactor, ({ factor: kind, code }) =>
      kind === 'recovery' && code === 'abcd-efgh' ? someone : refuse('factor-wrong'),
    )
    const page = show([byPassword(() => needed), factor])
    await page.attempt('lin', 'right')
    await page.press(/Use a recovery code/)
    await page.press('Verify')
    expect(screen.getByText('Enter a recovery code')).toBeTruthy()
    await page.type('Recovery code', ' abcd-efgh ')
    await page.press('Verify')
    await vi.waitFor(() => expect(page.onSignedIn).toHaveBeenCalledOnce())
  })
  it('leads back to the first step when its time is over, and says so', async () => {
    const late = answer(answerFactor, () => refuse('challenge-expired'))
    const page = show([byPassword(() => needed), late])
    await page.attempt('lin', 'right')
    await page.type('Verification code', '204817')
    expect(await screen.findByText(/time for this step is over/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Account').value).toBe('lin')
  })
  it('ends by itself when nobody answers it', async () => {
    const page = show([byPassword(() => ({ ...needed, seconds: 1 }))])
    await page.attempt('lin', 'right')
    expect(
      await screen.findByText(/time for this step is over/, {}, { timeout: 4000 }),
    ).toBeTruthy()
  })
})

describe('signing in with a code', () => {
  const options = answer(getSignInOptions, () => ({ digits: 5, channels: ['email' as const] }))
  const asked: unknown[] = []
  const sent = answer(requestCode, (request) => {
    asked.push(request)
    return { digits: 5, seconds: 60, minutes: 10 }
  })
  it('asks for the account, then for as many digits as the server sends', async () => {
    const check = answer(signInByCode, ({ code }) =>
      code === '20481' ? someone : refuse('code-wrong'),
    )
    const page = show([options, sent, check])
    await page.choose('With a code')
    await page.press('Send code')
    expect(screen.getByText('Enter your account')).toBeTruthy()
    await page.type('Account', 'lin')
    await page.press('Send code')
    await page.type('Verification code', '11111')
    expect(asked).toEqual([{ loginId: 'lin', purpose: 'sign-in', channel: 'email' }])
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Send again in/ }).disabled).toBe(
      true,
    )
    await page.type('Verification code', '20481')
    await vi.waitFor(() => expect(page.onSignedIn).toHaveBeenCalledOnce())
  })
  it('says how long to wait when one was sent a moment ago', async () => {
    const soon = { status: 429, details: { seconds: 33 } }
    const page = show([options, answer(requestCode, () => refuse('code-too-soon', soon))])
    await page.choose('With a code')
    await page.type('Account', 'lin')
    await page.press('Send code')
    expect(await screen.findByText(/Send again in \d+ s/)).toBeTruthy()
  })
})

describe('somebody who is signed in already', () => {
  it('may go on, or sign in as somebody else', async () => {
    const page = show([byPassword(() => someone)], someone)
    expect(screen.getByText('as Lin (lin)')).toBeTruthy()
    await page.press('Continue')
    expect(page.onSignedIn).toHaveBeenCalledOnce()
    await page.press('Sign in with another account')
    expect(screen.getByLabelText('Account')).toBeTruthy()
  })
  it('is noticed when they did it in another tab', async () => {
    show([answer(getCurrentUser, () => someone)])
    expect(screen.getByLabelText('Account')).toBeTruthy()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
  })
})
