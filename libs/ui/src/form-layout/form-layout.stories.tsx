import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button'
import { RadioGroup } from '../radio-group'
import { TextArea } from '../text-area'
import { TextInput } from '../text-input'
import { type FormError, FormErrors } from './form-errors'
import { FormField } from './form-field'
import { FormLayout, FormSection, SubmitBar } from './form-layout'

const meta: Meta<typeof Sample> = { title: 'ui/FormLayout', component: Sample }
export default meta
type Story = StoryObj<typeof Sample>

export const Normal: Story = {}
export const Wrong: Story = {
  args: { error: 'Give the application a name' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Name' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Give the application a name',
    )
  },
}

interface SampleProps {
  error?: string
}

function Sample({ error }: SampleProps) {
  const [name, setName] = useState('')
  const [who, setWho] = useState<'all' | 'some'>('all')
  const [errors] = useState<FormError[]>(
    error ? [{ id: 'name', label: 'Name', message: error }] : [],
  )
  return (
    <FormLayout label="New application">
      <FormErrors errors={errors} />
      <FormSection title="Basics" purpose="What people see in the application center." columns={2}>
        <FormField id="name" label="Name" required error={error}>
          <TextInput value={name} onChange={setName} />
        </FormField>
        <FormField label="编号" optional help="字母、数字和下划线">
          <TextInput value="orders" onChange={() => undefined} mono />
        </FormField>
      </FormSection>
      <FormSection title="Access">
        <FormField label="Who may open it" group>
          <RadioGroup
            value={who}
            onChange={setWho}
            options={[
              { value: 'all', label: 'Everyone' },
              { value: 'some', label: 'Some members' },
            ]}
          />
        </FormField>
        <FormField label="Notes" disabled>
          <TextArea value="Only an administrator may change this." onChange={() => undefined} />
        </FormField>
      </FormSection>
      <SubmitBar note="3 unsaved changes">
        <Button kind="primary" type="submit">
          Create
        </Button>
        <Button>Cancel</Button>
      </SubmitBar>
    </FormLayout>
  )
}
