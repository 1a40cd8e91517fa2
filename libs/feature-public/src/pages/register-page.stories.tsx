import { registerPath, type RegistrationMode } from '@atrium/domain-public'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { fakeRegistration, rightCode } from '../testing/fake-registration'
import { PublicStage } from '../testing/public-stage'
import { RegisterPage } from './register-page'

function Scene({ mode }: { readonly mode: RegistrationMode }) {
  const locale = useLocale()
  const [answers] = useState(() => fakeRegistration({ mode }).answers)
  return (
    <PublicStage path={registerPath} answers={answers} locale={locale}>
      <RegisterPage />
    </PublicStage>
  )
}

const meta: Meta<typeof Scene> = {
  title: 'feature-public/Register',
  component: Scene,
  args: { mode: 'approval' },
}
export default meta
type Story = StoryObj<typeof Scene>

async function enterprise(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const [name, contact] = await canvas.findAllByRole('textbox')
  await userEvent.type(name!, '青禾 Meadow')
  await userEvent.type(contact!, 'Lin')
  await userEvent.click(canvas.getByRole('button', { name: /^(Next|下一步)$/ }))
  await canvas.findByLabelText(/^(Login ID|账号)/)
  return canvas
}

export const Enterprise: Story = {}
export const Closed: Story = { args: { mode: 'closed' } }
export const WrongEnterprise: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Next|下一步)$/ }))
  },
}
export const Account: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enterprise(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^(E-mail|邮箱)/), 'lin@meadow.example')
    await userEvent.click(canvas.getByRole('button', { name: /^(Send code|发送验证码)$/ }))
    await userEvent.type(await canvas.findByLabelText(/^(Verification code|验证码)/), '111111')
  },
}
export const Summary: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enterprise(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^(Login ID|账号)/), 'lin.wei')
    await userEvent.type(canvas.getByLabelText(/^(E-mail|邮箱)/), 'lin@meadow.example')
    await userEvent.click(canvas.getByRole('button', { name: /^(Send code|发送验证码)$/ }))
    await userEvent.type(await canvas.findByLabelText(/^(Verification code|验证码)/), rightCode)
    await canvas.findByText(/^(Verified|已验证)$/)
    const password = canvasElement.querySelector<HTMLInputElement>('input[name=new-password]')
    await userEvent.type(password!, 'meadow seven stones')
    await userEvent.click(canvas.getByRole('button', { name: /^(Next|下一步)$/ }))
    await canvas.findByRole('checkbox')
  },
}
