import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { ColumnsIcon, FilterIcon } from '../icon'
import { IconButton } from '../icon-button'
import { SearchInput } from '../search-input'
import { FilterChip, Toolbar } from './toolbar'

const meta: Meta<typeof Toolbar> = {
  title: 'ui/Toolbar',
  component: Toolbar,
  args: {
    label: 'Orders',
    children: (
      <>
        <SearchInput label="Search orders" value="" onChange={() => undefined} />
        <Button icon={FilterIcon}>Filter</Button>
      </>
    ),
    end: <IconButton label="Columns" icon={ColumnsIcon} />,
  },
}
export default meta
type Story = StoryObj<typeof Toolbar>

export const Plain: Story = {}
export const Filtered: Story = {
  args: {
    chips: (
      <>
        <FilterChip onRemove={() => undefined}>State is New</FilterChip>
        <FilterChip onRemove={() => undefined}>金额大于 1,000</FilterChip>
      </>
    ),
  },
}
