import type { Meta, StoryObj } from '@storybook/react-vite'
import { Page } from '../page'
import { PageHead } from '../page-head'
import { SplitLayout } from './split-layout'

const meta: Meta<typeof SplitLayout> = {
  title: 'ui/SplitLayout',
  component: SplitLayout,
  args: {
    side: 'North hall',
    sideLabel: 'Halls',
    children: (
      <Page>
        <PageHead title="North hall" />
      </Page>
    ),
  },
}
export default meta

export const Normal: StoryObj<typeof SplitLayout> = {}
