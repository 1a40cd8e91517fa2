import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button'
import { Card } from '../card'
import { Disclosure } from '../disclosure'
import { FormField } from '../form-layout'
import { Stack } from '../stack'
import { Tag } from '../tag'
import { TextInput } from '../text-input'
import { DesignerBar } from './designer-bar'
import { DesignerFrame } from './designer-frame'

const onProblem = fn()
const meta: Meta<typeof DesignerFrame> = {
  title: 'ui/DesignerFrame',
  component: DesignerFrame,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ height: 640 }}>
      <DesignerFrame {...args} />
    </div>
  ),
  args: {
    bar: (
      <DesignerBar
        name="Orders"
        tags={<Tag>Draft</Tag>}
        backHref="#back"
        saved="Saved"
        onUndo={() => undefined}
        onRedo={() => undefined}
        canUndo
        end={
          <>
            <Button>Preview</Button>
            <Button kind="primary">Publish</Button>
          </>
        }
      />
    ),
    palette: { title: 'Fields', content: 'Text, number, date' },
    inspector: {
      title: 'Properties',
      content: (
        <Stack>
          <FormField label="Title" help="What people read above the field">
            <TextInput value="Amount" onChange={() => undefined} />
          </FormField>
          <Disclosure title="Validation" note="2 rules">
            Between 1 and 100.
          </Disclosure>
        </Stack>
      ),
    },
    children: <Card title="Order">A form</Card>,
    problems: [
      { id: '1', severity: 'error', place: 'Customer', message: 'Choose a form to relate to' },
      { id: '2', severity: 'warning', place: '金额', message: '没有默认值' },
    ],
    onProblem,
  },
}
export default meta
type Story = StoryObj<typeof DesignerFrame>

export const Normal: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('2 problems'))
    await userEvent.click(canvas.getByRole('button', { name: /Customer/ }))
    await expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }))
  },
}
export const NoProblems: Story = { args: { problems: [] } }
