import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormMock } from './form-mock'
import { ListMock } from './list-mock'
import { ShellMock } from './shell-mock'
import { StatesMock } from './states-mock'

const meta: Meta = { title: 'ui/Overview', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

export const List: Story = {
  render: () => (
    <ShellMock>
      <ListMock />
    </ShellMock>
  ),
}
export const Form: Story = {
  render: () => (
    <ShellMock>
      <FormMock />
    </ShellMock>
  ),
}
export const States: Story = {
  render: () => (
    <ShellMock>
      <StatesMock />
    </ShellMock>
  ),
}
export const ListDark: Story = { ...List, globals: { scheme: 'dark', locale: 'zh-CN' } }
export const FormDark: Story = { ...Form, globals: { scheme: 'dark', density: 'compact' } }
export const StatesDark: Story = { ...States, globals: { scheme: 'dark', locale: 'zh-CN' } }
