import { I18nProvider } from '@atrium/core-i18n'
import {
  type Answer,
  answer,
  CallError,
  createQueryClient,
  fakeNet,
  NetProvider,
} from '@atrium/core-net'
import { TestPage } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import {
  aSecurityRecord,
  anAccountSecurity,
  anOwnSession,
  beginTwoStep,
  changePassword,
  confirmTwoStep,
  endOtherSessions,
  endOwnSession,
  getAccountSecurity,
  listOwnSessions,
  listSecurityRecords,
  removeAccountPhone,
  requestEmailCode,
  requestPhoneCode,
  setAccountEmail,
  setAccountPhone,
  settingsSecurityPath,
  turnOffTwoStep,
} from '@atrium/domain-account'
import { type CurrentUser, setPreferences } from '@atrium/domain-core'
import { ThemeProvider } from '@atrium/ui/theme'
import { ToastProvider } from '@atrium/ui/toast'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { SecurityPage } from './security-page'

const lin: CurrentUser = {
  id: 'p1',
  name: 'Lin',
  loginId: 'lin',
  entId: 'demo',
  entName: 'Demo',
  roles: ['user'],
  locale: null,
  enterprises: [],
  permissions: [],
}
const codes = Array.from({ length: 10 }, (_, n) => `aaaa-bbbb-cccc-ddd${n}`)
const refuse = (code: string, status = 400) => {
  throw new CallError({ code, message: code, status })
}
const wrongPassword = (password: string) => {
  if (password !== 'right') refuse('password-wrong')
}

function open(
  more: readonly Answer[] = [],
  at = '/settings/security',
  { phoneOffered = false } = {},
) {
  let twoStep = false
  let sessions = [
    anOwnSession({ current: true }),
    anOwnSession({ ip: '198.51.100.4' }),
    anOwnSession({ ip: '198.51.100.5' }),
  ]
  const changed: unknown[] = []
  let phone: string | null = null
  const answers = [
    answer(getAccountSecurity, () =>
      anAccountSecurity({
        phone,
        phoneOffered,
        twoStep: twoStep ? { since: '2026-11-21T08:00:00.000Z', recoveryCodesLeft: 10 } : null,
      }),
    ),
    answer(listOwnSessions, () => ({ rows: sessions })),
    answer(listSecurityRecords, () => ({
      rows: [aSecurityRecord(), aSecurityRecord({ act: 'session.refuse-sign-in' })],
      cut: false,
    })),
    answer(changePassword, ({ current, password }) => {
      wrongPassword(current)
      changed.push(password)
      return {}
    }),
    answer(beginTwoStep, ({ password }) => {
      wrongPassword(password)
      return { key: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Atrium:lin?secret=GEZDGNBVGY3TQOJQ' }
    }),
    answer(confirmTwoStep, ({ code }) => {
      if (code !== '204817') refuse('code-wrong')
      twoStep = true
      return { codes }
    }),
    answer(turnOffTwoStep, ({ password }) => {
      wrongPassword(password)
      twoStep = false
      return {}
    }),
    answer(endOwnSession, ({ sessionId }) => {
      sessions = sessions.filter(({ id }) => id !== sessionId)
      return {}
    }),
    answer(endOtherSessions, () => {
      const ended = sessions.length - 1
      sessions = sessions.filter(({ current }) => current)
      return { ended }
    }),
    answer(requestEmailCode, ({ password }) => {
      wrongPassword(password)
      return { digits: 6, seconds: 60, minutes: 10 }
    }),
    answer(setAccountEmail, ({ email, code }) =>
      code === '204817' ? anAccountSecurity({ email }) : refuse('code-wrong'),
    ),
    answer(requestPhoneCode, ({ password }) => {
      wrongPassword(password)
      return { digits: 6, seconds: 60, minutes: 10 }
    }),
    answer(setAccountPhone, ({ phone: typed, code }) => {
      if (code !== '204817') refuse('code-wrong')
      phone = typed
      return anAccountSecurity({ phone })
    }),
    answer(removeAccountPhone, ({ password }) => {
      wrongPassword(password)
      phone = null
      return anAccountSecurity()
    }),
    answer(setPreferences, ({ locale }) => ({ ...lin, locale })),
    ...more,
  ]
  useSession.getState().setUser(lin)
  render(
    <ThemeProvider scheme="light" density="comfortable" locale="en">
      <I18nProvider locale="en">
        <NetProvider client={createQueryClient(fakeNet(answers))}>
          <ToastProvider>
            <TestPage path={settingsSecurityPath} at={at}>
              <SecurityPage />
            </TestPage>
          </ToastProvider>
        </NetProvider>
      </I18nProvider>
    </ThemeProvider>,
  )
  const user = userEvent.setup()
  const dialog = () => within(screen.getByRole('dialog'))
  return {
    changed,
    dialog,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    pressIn: async (name: string) => user.click(dialog().getByRole('button', { name })),
    async type(label: string, text: string) {
      const field = await dialog().findByLabelText(label)
      await user.clear(field)
      if (text) await user.type(field, text)
    },
  }
}

afterEach(() => {
  cleanup()
  useSession.setState({ user: undefined })
})

describe('the password', () => {
  it('is not changed without the current one, to nothing, or when typed twice differently', async () => {
    const page = open()
    await page.press('Change password')
    await page.pressIn('Change password')
    expect(page.dialog().getByText('Enter your current password')).toBeTruthy()
    expect(page.dialog().getByText('Enter a new password')).toBeTruthy()
    await page.type('Current password', 'wrong')
    await page.type('New password', 'seven green meadows')
    await page.type('New password again', 'seven green')
    await page.pressIn('Change password')
    expect(page.dialog().getByText('The two passwords are not the same')).toBeTruthy()
    await page.type('New password again', 'seven green meadows')
    await page.pressIn('Change password')
    expect(await page.dialog().findByText('password-wrong')).toBeTruthy()
    expect(page.changed).toEqual([])
  })
  it('is changed, from the account menu too', async () => {
    const page = open([], '/settings/security?open=password')
    expect(await screen.findByRole('dialog')).toBeTruthy()
    await page.type('Current password', 'right')
    await page.type('New password', 'seven green meadows')
    expect(page.dialog().getByText('High')).toBeTruthy()
    await page.type('New password again', 'seven green meadows')
    await page.pressIn('Change password')
    expect(await screen.findByText(/Your password was changed/)).toBeTruthy()
    expect(page.changed).toEqual(['seven green meadows'])
  })
})

describe('two-step verification', () => {
  it('is set up with the password, the key, a right code, and shows the recovery codes', async () => {
    const page = open()
    await page.press('Set up')
    await page.type('Your password', 'wrong')
    await page.pressIn('Next')
    expect(await page.dialog().findByText('password-wrong')).toBeTruthy()
    await page.type('Your password', 'right')
    await page.pressIn('Next')
    expect(await page.dialog().findByText('GEZD GNBV GY3T QOJQ')).toBeTruthy()
    expect(page.dialog().getByRole('figure', { name: /QR code/ })).toBeTruthy()
    await page.type('Verification code', '111111')
    expect(await page.dialog().findByText('code-wrong')).toBeTruthy()
    await page.type('Verification code', '204817')
    for (const code of codes) expect(await screen.findByText(code)).toBeTruthy()
    await page.pressIn('I have saved them')
    expect(await screen.findByText(/recovery codes left: 10/)).toBeTruthy()
    await page.press('Turn off')
    await page.type('Your password', 'right')
    await page.pressIn('Turn off')
    expect(await screen.findByText('Two-step verification is off.')).toBeTruthy()
  })
})

describe('the e-mail address', () => {
  it('is bound with the password and the code that was sent to it', async () => {
    const page = open()
    await page.press('Change address')
    await page.type('New address', 'nowhere')
    await page.pressIn('Send code')
    expect(page.dialog().getByText('This is not a valid e-mail address')).toBeTruthy()
    await page.type('New address', 'lin@meadow.example')
    await page.type('Your password', 'right')
    await page.pressIn('Send code')
    await page.type('Verification code', '111111')
    await page.pressIn('Change address')
    expect(await page.dialog().findByText('code-wrong')).toBeTruthy()
    await page.type('Verification code', '204817')
    await page.pressIn('Change address')
    expect(await screen.findByText('The address is bound to your account.')).toBeTruthy()
  })
})

describe('sessions and records', () => {
  it('end one by one, or all but this one after a question', async () => {
    const page = open()
    expect(await screen.findByText('3 in all')).toBeTruthy()
    await page.press(/Sign out: .*198\.51\.100\.4/)
    expect(await screen.findByText('2 in all')).toBeTruthy()
    await page.press('Sign out all others')
    await page.pressIn('Sign out all others')
    expect(await screen.findByText('1 in all')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull()
  })
  it('say that a session had ended already', async () => {
    const page = open([answer(endOwnSession, () => refuse('session-not-found', 404))])
    await page.press(/Sign out: .*198\.51\.100\.4/)
    expect(await screen.findByText('session-not-found')).toBeTruthy()
  })
  it('show what happened, and one part that fails leaves the others', async () => {
    open([answer(listOwnSessions, () => refuse('internal', 500))])
    expect(await screen.findByText('Wrong password at sign-in')).toBeTruthy()
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    expect(screen.getByText('lin@spruce.example')).toBeTruthy()
  })
})

describe('the language of the account', () => {
  it('is kept with the account', async () => {
    open()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('combobox', { name: 'Language of the account' }))
    await user.click(await screen.findByText('English'))
    await waitFor(() => expect(useSession.getState().user?.locale).toBe('en'))
  })
})

describe('the phone number', () => {
  it('cannot be bound where no text messages are sent, and the page says so', async () => {
    open()
    expect(await screen.findByText(/Text messages are not set up here/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Bind a phone' })).toBeNull()
  })
  it('is bound with the password and the code, stands there at once, and is removed with the password', async () => {
    const page = open([], '/settings/security', { phoneOffered: true })
    await page.press('Bind a phone')
    await page.type('New phone number', '123')
    await page.type('Your password', 'right')
    await page.pressIn('Send code')
    expect(page.dialog().getByText(/A mobile number of 11 digits/)).toBeTruthy()
    await page.type('New phone number', '138 1234 5678')
    await page.pressIn('Send code')
    await page.type('Verification code', '204817')
    await page.pressIn('Bind a phone')
    expect(await screen.findByText('13812345678')).toBeTruthy()
    await page.press('Remove')
    await page.type('Your password', 'right')
    await page.pressIn('Remove')
    expect(await screen.findByText(/None. With one you can sign in/)).toBeTruthy()
  })
})
