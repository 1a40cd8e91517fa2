import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card'
import { Tag } from '../tag'
import { Grid, Row, Stack } from './stack'

const meta: Meta<typeof Stack> = { title: 'ui/Stack', component: Stack }
export default meta
type Story = StoryObj<typeof Stack>

const tags = ['Draft', '进行中', 'Done'].map((name) => <Tag key={name}>{name}</Tag>)
export const Vertical: Story = { args: { children: tags, align: 'start' } }
export const Horizontal: Story = { render: () => <Row>{tags}</Row> }
export const Cards: Story = {
  render: () => (
    <Grid>
      <Card title="One" />
      <Card title="Two" />
      <Card title="Three" />
    </Grid>
  ),
}
