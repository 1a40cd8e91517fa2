import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
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
export const BroughtBack: Story = {
  render: () => <PutAway />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Put away' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back' }))
    await expect(await screen.findByRole('dialog')).toBeInTheDocument()
  },
}

function PutAway() {
  const [shown, setShown] = useState(true)
  const act = { label: 'Put away', onClick: () => setShown(false) }
  return (
    <>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <Modal open title="A page's question" onClose={() => undefined} primary={act} />
      </Activity>
      {!shown && (
        <button type="button" onClick={() => setShown(true)}>
          Bring back
        </button>
      )}
    </>
  )
}
