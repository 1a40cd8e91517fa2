import { answer, CallError } from '@atrium/core-net'
import {
  checkPasswordLink,
  type CodeChannel,
  forgotPasswordPath,
  getSignInOptions,
  openPasswordLink,
  requestCode,
} from '@atrium/domain-auth'
import { defaultPolicy } from '@atrium/domain-core'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PublicStage } from '../testing/public-stage'
import { ForgotPasswordPage } from './forgot-password-page'

interface Scene {
  readonly channels: CodeChannel[]
  readonly at: string
}

const rule = { ...defaultPolicy.password, minLength: 12, kinds: 3 }

function Stage({ channels, at }: Scene) {
  const answers = [
    answer(getSignInOptions, () => ({ digits: 6, channels })),
    answer(requestCode, () => ({ digits: 6, seconds: 60, minutes: 10 })),
    answer(openPasswordLink, () => ({ token: 'good' })),
    answer(checkPasswordLink, ({ token }) => {
      if (token === 'good') return { loginId: 'lin', purpose: 'reset' as const, rule }
      throw new CallError({ code: 'link-ended', message: 'link-ended', status: 404 })
    }),
  ]
  return (
    <PublicStage path={forgotPasswordPath} at={at} answers={answers} locale={useLocale()}>
      <ForgotPasswordPage />
    </PublicStage>
  )
}

const meta: Meta<Scene> = {
  title: 'feature-public/ForgotPassword',
  args: { channels: ['email'], at: '/forgot-password' },
  render: (scene) => <Stage {...scene} />,
}
export default meta
type Story = StoryObj<Scene>

async function askFor(canvasElement: HTMLElement, account: string, channel?: RegExp) {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText(/^(Account|账号)$/), account)
  if (channel) await userEvent.click(await canvas.findByText(channel))
  await userEvent.click(canvas.getByRole('button', { name: /^(Send code|获取验证码)$/ }))
  await expect(await canvas.findByLabelText(/^(Verification code|验证码)$/)).toHaveFocus()
  return canvas
}

export const ByMail: Story = {}
export const ByMailOrPhone: Story = { args: { channels: ['email', 'sms'] } }
export const CodeByMail: Story = {
  async play({ canvasElement }) {
    await askFor(canvasElement, 'lin@spruce.example')
  },
}
export const CodeByPhone: Story = {
  args: { channels: ['email', 'sms'] },
  async play({ canvasElement }) {
    await askFor(canvasElement, '13812345678', /^(Text message|短信)$/)
  },
}
/** What the enterprise asks of a password stands below the field, and the meter says the same. */
export const WeakPassword: Story = {
  args: { at: '/forgot-password?token=good' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const password = await canvas.findByLabelText(/^(New password|新密码)$/)
    await userEvent.type(password, 'short')
    await userEvent.click(canvas.getByRole('button', { name: /^(Set password|设置新密码)$/ }))
    await expect(password).toBeInvalid()
  },
}
export const LinkEnded: Story = { args: { at: '/forgot-password?token=old' } }
