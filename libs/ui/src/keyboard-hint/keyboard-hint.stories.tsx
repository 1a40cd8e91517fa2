import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyboardHint } from './keyboard-hint'

const meta: Meta<typeof KeyboardHint> = { title: 'ui/KeyboardHint', component: KeyboardHint }
export default meta
type Story = StoryObj<typeof KeyboardHint>

export const Palette: Story = { args: { keys: ['Mod', 'K'] } }
export const Redo: Story = { args: { keys: ['Mod', 'Shift', 'Z'] } }
