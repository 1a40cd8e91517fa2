import type { Meta, StoryObj } from '@storybook/react-vite'
import { Modal } from './modal'

const meta: Meta<typeof Modal> = {
  title: 'ui/Modal',
  component: Modal,
  args: {
    open: true,
    title: 'Share this view',
    onClose: () => undefined,
    children: <p>Everyone who may open Orders will find it under Views.</p>,
    primary: { label: 'Share', onClick: () => undefined },
  },
}
export default meta
type Story = StoryObj<typeof Modal>

export const Normal: Story = {}
export const OnlyClose: Story = { args: { primary: undefined } }
export const Busy: Story = { args: { busy: true } }
export const Small: Story = { args: { width: 'small', title: '重命名' } }
export const LongText: Story = {
  args: { title: 'A title that goes on '.repeat(8), children: <p>{'Long text. '.repeat(300)}</p> },
}
