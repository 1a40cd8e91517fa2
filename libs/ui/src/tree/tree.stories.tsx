import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DepartmentIcon } from '../icon'
import { Tree, type TreeProps } from './tree'

const meta: Meta<typeof Tree> = {
  title: 'ui/Tree',
  component: Tree,
  args: {
    label: 'Departments',
    selected: 'sales',
    items: [
      {
        key: 'all',
        label: 'Atrium',
        icon: DepartmentIcon,
        items: [
          { key: 'sales', label: '销售部', extra: 12 },
          {
            key: 'works',
            label: 'Works',
            extra: 40,
            items: [{ key: 'north', label: 'North hall' }],
          },
          { key: 'old', label: 'Closed in 2024', disabled: true },
        ],
      },
    ],
  },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof Tree>

export const Chosen: Story = {}
export const Checkable: Story = { args: { checked: ['north'] } }
export const Movable: Story = { args: { onMove: () => undefined } }

function Held(props: TreeProps) {
  const [selected, setSelected] = useState(props.selected ?? null)
  const [checked, setChecked] = useState(props.checked)
  const boxes = checked ? { checked, onCheck: setChecked } : {}
  return <Tree {...props} {...boxes} selected={selected} onSelect={setSelected} />
}
