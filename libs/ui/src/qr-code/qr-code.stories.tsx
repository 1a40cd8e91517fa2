import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code'

const meta: Meta<typeof QrCode> = {
  title: 'ui/QrCode',
  component: QrCode,
  args: {
    label: 'Code for the authenticator app',
    value: 'otpauth://totp/Atrium:lin?issuer=Atrium&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  },
}
export default meta
type Story = StoryObj<typeof QrCode>

export const Plain: Story = {}
