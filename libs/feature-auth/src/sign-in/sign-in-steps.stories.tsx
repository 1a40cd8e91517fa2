import { answer, CallError } from '@atrium/core-net'
import { getSignInOptions, requestCode } from '@atrium/domain-auth'
import { signIn } from '@atrium/domain-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SignInFrame } from '../frame/sign-in-frame'
import { AuthStage, someone } from '../testing/auth-stage'
import { SignInSteps } from './sign-in-steps'

const needed = {
  needs: 'factor' as const,
  challenge: 'c1',
  factors: ['totp' as const, 'recovery' as const],
  seconds: 300,
}
const answers = [
  answer(getSignInOptions, () => ({
    digits: 6,
    channels: ['email', 'sms'] as ('email' | 'sms')[],
  })),
  answer(requestCode, () => ({ digits: 6, seconds: 60, minutes: 10 })),
  answer(signIn, ({ password }) => {
    if (password === 'right') return needed
    throw new CallError({
      code: 'sign-in-locked',
      message: '',
      status: 429,
      details: { seconds: 60 },
    })
  }),
]

const meta: Meta = {
  title: 'feature-auth/SignIn',
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <AuthStage answers={answers} locale={globals['locale'] === 'zh-CN' ? 'zh-CN' : 'en'}>
      <SignInFrame>
        <SignInSteps onSignedIn={() => undefined} />
      </SignInFrame>
    </AuthStage>
  ),
}
export default meta
type Story = StoryObj

export const FirstStep: Story = {}

export const Locked: Story = {
  async play({ canvasElement }) {
    await enter(canvasElement, 'wrong')
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
  },
}

export const SecondStep: Story = {
  async play({ canvasElement }) {
    await enter(canvasElement, 'right')
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox')).toHaveFocus()
  },
}

export const ByCode: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('radio')[1]!.closest('label')!)
    await userEvent.type(canvas.getByRole('textbox'), 'lin{Enter}')
    await expect(await canvas.findByPlaceholderText('000000')).toHaveFocus()
  },
}

export const SignedInAlready: Story = {
  render: () => (
    <AuthStage answers={answers} user={someone}>
      <SignInFrame compact>
        <SignInSteps onSignedIn={() => undefined} />
      </SignInFrame>
    </AuthStage>
  ),
}

async function enter(canvasElement: HTMLElement, password: string) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('textbox'), 'lin')
  await userEvent.type(canvasElement.querySelector('input[name=password]')!, password)
  await userEvent.keyboard('{Enter}')
}
