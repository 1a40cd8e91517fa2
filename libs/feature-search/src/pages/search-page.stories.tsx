import { answer } from '@atrium/core-net'
import { aPersonRef, listPeople } from '@atrium/domain-org'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { SearchStage, someItems } from '../testing/search-stage'

const meta: Meta<typeof SearchStage> = {
  title: 'feature-search/SearchPage',
  component: SearchStage,
  parameters: { layout: 'fullscreen' },
  args: {
    answers: [
      answer(listPeople, () => ({
        rows: [aPersonRef({ name: '林小溪', loginId: 'pump.lin' })],
        cut: false,
      })),
    ],
    finds: {
      apps: ({ text }) => Promise.resolve({ items: someItems(8, text), cut: false }),
      records: ({ text, limit }) => Promise.resolve({ items: someItems(limit, text), cut: true }),
    },
  },
  render: (args) => <Localised {...args} />,
}
export default meta
type Story = StoryObj<typeof SearchStage>

export const Found: Story = { args: { at: '/search?q=Pump' } }
export const FirstSixHundred: Story = { args: { at: '/search?q=Pump&kind=records' } }
export const Nothing: Story = {
  args: {
    at: '/search?q=zebra',
    answers: [answer(listPeople, () => ({ rows: [], cut: false }))],
    finds: {},
  },
}
export const Start: Story = { args: { at: '/search' } }
export const OneKindFails: Story = {
  args: { at: '/search?q=Pump', finds: { apps: () => Promise.reject(new Error('down')) } },
}
export const Searching: Story = {
  args: { at: '/search?q=Pump', finds: { apps: () => new Promise(() => {}) } },
}

function Localised(props: ComponentProps<typeof SearchStage>) {
  return <SearchStage {...props} locale={useLocale()} />
}
