import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CodeInput, type CodeInputProps } from './code-input'

const meta: Meta<typeof CodeInput> = {
  title: 'ui/CodeInput',
  component: CodeInput,
  args: { label: 'Verification code', value: '', digits: 6, onWhole: fn() },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof CodeInput>

export const Empty: Story = {}
export const Filled: Story = { args: { value: '204817' } }
export const Wrong: Story = { args: { value: '204817', invalid: true } }
/** Spaces, letters and full-width digits: what is pasted becomes the code, and nothing more. */
export const Pasted: Story = {
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    await userEvent.paste('code: ２０４ 81７9')
    await expect(input.value).toBe('204817')
    await expect(args.onWhole).toHaveBeenCalledWith('204817')
  },
}

function Held(props: CodeInputProps) {
  const [value, setValue] = useState(props.value)
  return <CodeInput {...props} value={value} onChange={setValue} />
}
