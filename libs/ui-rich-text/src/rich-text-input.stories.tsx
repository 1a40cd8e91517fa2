import type { RichText } from '@atrium/domain-core'
import { FormField } from '@atrium/ui/form-layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { parseMarkup } from './parse-markup'
import { RichTextInput } from './rich-text-input'

function Scene({ text, error }: { text: string; error?: string }) {
  const [value, setValue] = useState<RichText>(() => parseMarkup(text))
  return (
    <FormField label="Text" error={error}>
      <RichTextInput value={value} onChange={setValue} />
    </FormField>
  )
}

const meta: Meta<typeof Scene> = { title: 'ui-rich-text/RichTextInput', component: Scene }
export default meta
type Story = StoryObj<typeof Scene>

export const Everything: Story = {
  args: {
    text: '## 升级安排\n我们将于 **周日凌晨** 升级，_预计_ 十分钟，见[公告](/notices)。\n\n- 保存表单\n- 刷新页面\n\n1. first\n2. second\n\n> Your data is backed up.\n\n---\n\nThe command is `npm start`.',
  },
}
export const Empty: Story = { args: { text: '' } }
export const Wrong: Story = { args: { text: '', error: 'Write something' } }
export const MakesBold: Story = {
  args: { text: 'important' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
    area.setSelectionRange(0, 9)
    await userEvent.click(canvas.getByRole('button', { name: 'Bold (Ctrl+B)' }))
    await expect(area).toHaveValue('**important**')
    await expect(canvas.getByText('important', { selector: 'strong' })).toBeVisible()
  },
}
