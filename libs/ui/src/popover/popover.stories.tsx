import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { Popover } from './popover'

const meta: Meta<typeof Sample> = { title: 'ui/Popover', component: Sample }
export default meta

export const Open: StoryObj<typeof Sample> = {}

function Sample() {
  const [open, setOpen] = useState(true)
  const columns = (
    <Checkbox value onChange={() => undefined}>
      Amount
    </Checkbox>
  )
  return (
    <Popover title="Columns" content={columns} open={open} onOpenChange={setOpen} width={220}>
      <Button expanded={open} opens="dialog">
        Columns
      </Button>
    </Popover>
  )
}
