import { I18nProvider } from '@atrium/core-i18n'
import { CallError, createQueryClient, fakeNet, NetProvider, answer } from '@atrium/core-net'
import { signIn, type CurrentUser } from '@atrium/domain-core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LoginForm } from './login-form'

const someone: CurrentUser = {
  id: '0199f0a0-0000-7000-8000-000000000001',
  name: 'Lin',
  loginId: 'admin',
  entId: 'demo',
  entName: 'Spruce',
  roles: ['admin'],
  locale: null,
  enterprises: [],
  permissions: [],
}

function show(reply: (password: string) => CurrentUser) {
  const onSignedIn = vi.fn<() => void>()
  const net = fakeNet([answer(signIn, ({ password }) => reply(password))])
  render(
    <I18nProvider locale="en">
      <NetProvider client={createQueryClient(net)}>
        <LoginForm onSignedIn={onSignedIn} />
      </NetProvider>
    </I18nProvider>,
  )
  const user = userEvent.setup()
  return {
    onSignedIn,
    async attempt(loginId: string, password: string) {
      await user.clear(screen.getByLabelText('Account'))
      await user.clear(screen.getByLabelText('Password'))
      if (loginId) await user.type(screen.getByLabelText('Account'), loginId)
      if (password) await user.type(screen.getByLabelText('Password'), password)
      await user.click(screen.getByRole('button', { name: /Sign in|Try again/ }))
    },
  }
}

const refuse = (code: string, details?: unknown) => {
  throw new CallError({ code, message: code, status: 401, details })
}
afterEach(cleanup)

describe('the sign-in form', () => {
  it('asks for what is missing', async () => {
    const page = show(() => someone)
    await page.attempt('', '')
    expect(screen.getByText('Enter your account')).toBeTruthy()
    expect(screen.getByText('Enter your password')).toBeTruthy()
    expect(page.onSignedIn).not.toHaveBeenCalled()
  })
  it('says that account or password is wrong, and advises to wait after three times', async () => {
    const page = show(() => refuse('sign-in-failed'))
    await page.attempt('admin', 'wrong')
    expect(await screen.findByText('Wrong account or password.')).toBeTruthy()
    await page.attempt('admin', 'wrong')
    await page.attempt('admin', 'wrong')
    expect(await screen.findByText(/Try again in 1 minute/)).toBeTruthy()
  })
  it('shows how long the account stays locked', async () => {
    const page = show(() => refuse('sign-in-locked', { seconds: 42 }))
    await page.attempt('admin', 'wrong')
    const wait = await screen.findByText(/Try again in \d+ s/)
    expect(wait.closest('button')?.disabled).toBe(true)
  })
  it('lets the person in', async () => {
    const page = show((password) => (password === 'right' ? someone : refuse('sign-in-failed')))
    await page.attempt('admin', 'right')
    await vi.waitFor(() => expect(page.onSignedIn).toHaveBeenCalledOnce())
  })
})
