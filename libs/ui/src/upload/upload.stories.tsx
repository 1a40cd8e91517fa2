import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DropZone } from './drop-zone'
import { UploadList } from './upload-list'

const meta: Meta<typeof DropZone> = {
  title: 'ui/Upload',
  component: DropZone,
  args: { label: 'Drop a spreadsheet here', hint: 'CSV or XLSX, up to 50 MB', onFiles: fn() },
}
export default meta
type Story = StoryObj<typeof DropZone>

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText(/Drop a spreadsheet/)
    await userEvent.upload(input, [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')])
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.csv' })])
  },
}
export const Small: Story = { args: { small: true, label: '拖入附件', hint: undefined } }
export const Disabled: Story = { args: { disabled: true } }
export const Files: Story = {
  render: () => (
    <UploadList
      onRemove={() => undefined}
      onRetry={() => undefined}
      files={[
        { id: '1', name: 'cars.csv', bytes: 22_400, progress: 0.4 },
        { id: '2', name: '合同.pdf', bytes: 1_240_000, href: '#file' },
        { id: '3', name: 'bomb.xlsx', bytes: 4_000, error: 'Unpacks to more than 500 MB' },
      ]}
    />
  ),
}
