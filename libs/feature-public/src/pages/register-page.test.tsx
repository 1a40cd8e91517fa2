import { registerPath } from '@atrium/domain-public'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeRegistration, rightCode } from '../testing/fake-registration'
import { PublicStage } from '../testing/public-stage'
import { RegisterPage } from './register-page'

function open(options: Parameters<typeof fakeRegistration>[0] = { mode: 'approval' }) {
  const fake = fakeRegistration(options)
  render(
    <PublicStage path={registerPath} answers={fake.answers}>
      <RegisterPage />
    </PublicStage>,
  )
  const user = userEvent.setup()
  const type = async (label: RegExp, text: string) => {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    if (text) await user.type(field, text)
  }
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return {
    ...fake,
    type,
    press,
    async enterprise(name = 'Meadow Ltd') {
      await type(/Enterprise name/, name)
      await type(/Your name/, 'Lin')
      await press('Next')
    },
    async proveEmail() {
      await type(/E-mail/, 'lin@meadow.example')
      await press('Send code')
      await type(/Verification code/, rightCode)
      await screen.findByText('Verified')
    },
    async account(loginId = 'lin.wei') {
      await type(/Login ID/, loginId)
      await this.proveEmail()
      await type(/^Password/, 'meadow seven stones')
      await press('Next')
    },
    async confirm() {
      await user.click(await screen.findByRole('checkbox'))
      await press('Submit registration')
    },
  }
}

afterEach(cleanup)

describe('registering an enterprise', () => {
  it('says that it is closed, and shows the way in for members', async () => {
    open({ mode: 'closed' })
    expect(await screen.findByText('Registration is closed')).toBeDefined()
    expect(screen.queryByLabelText(/Enterprise name/)).toBeNull()
  })

  it('does not go on without names, or with one that is taken', async () => {
    const page = open()
    await page.press('Next')
    expect(screen.getByText('Enter 2 to 60 characters, none of them invisible.')).toBeDefined()
    await page.enterprise('Taken')
    expect(await screen.findByText(/has this name already/)).toBeDefined()
  })

  it('does not go on with an unproved address, a weak password or a login id that is none', async () => {
    const page = open()
    await page.enterprise()
    await page.type(/Login ID/, '1')
    await page.type(/^Password/, 'password1')
    await page.press('Next')
    expect(screen.getByText('This is not a valid e-mail address.')).toBeDefined()
    expect(screen.getByText(/too easy to guess/)).toBeDefined()
    expect(screen.getByText('Low')).toBeDefined()
  })

  it('refuses a wrong code beside it, and takes the right one', async () => {
    const page = open()
    await page.enterprise()
    await page.type(/E-mail/, 'lin@meadow.example')
    await page.press('Send code')
    await page.type(/Verification code/, '111111')
    expect(await screen.findByText('verification-code-incorrect')).toBeDefined()
    await page.type(/Verification code/, rightCode)
    expect(await screen.findByText('Verified')).toBeDefined()
  })

  it('says that a login id is taken', async () => {
    const page = open()
    await page.enterprise()
    await page.account('taken')
    expect(await screen.findByText('This login ID is taken. Choose another.')).toBeDefined()
  })

  it('asks for consent, sends everything once and says what comes next', async () => {
    const page = open()
    await page.enterprise()
    await page.account()
    expect(await screen.findByText('Meadow Ltd', { selector: 'dd' })).toBeDefined()
    await page.press('Submit registration')
    expect(screen.getByText('Tick this to go on.')).toBeDefined()
    await page.confirm()
    expect(await screen.findByText('Your registration was submitted')).toBeDefined()
    expect(page.registered()).toMatchObject({ loginId: 'lin.wei', consent: true, locale: 'en' })
  })

  it('leads back to what somebody else took meanwhile', async () => {
    const page = open({ mode: 'approval', refuse: 'login-id-taken' })
    await page.enterprise()
    await page.account()
    await page.confirm()
    await waitFor(() => expect(screen.getByLabelText(/Login ID/)).toBeDefined())
    expect(screen.getByLabelText(/Login ID/).getAttribute('aria-invalid')).toBe('true')
  })

  it('asks for another code when the proof has expired', async () => {
    const page = open({ mode: 'approval', refuse: 'email-proof-expired' })
    await page.enterprise()
    await page.account()
    await page.confirm()
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeDefined()
  })
})
