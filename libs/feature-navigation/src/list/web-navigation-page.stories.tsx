import { answer } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import type { Locale } from '@atrium/domain-core'
import {
  aNavigation,
  consoleWebNavigationPath,
  listNavigations,
  type Navigation,
} from '@atrium/domain-navigation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { WebNavigationPage } from './web-navigation-page'

interface Scene {
  readonly navigations: Navigation[]
  readonly locale: Locale
}

function listed(navigation: Navigation) {
  const { entries: _, ...row } = navigation
  return row
}

const meta: Meta<Scene> = {
  title: 'feature-navigation/Web navigation',
  parameters: { layout: 'fullscreen' },
  args: {
    navigations: [aNavigation({ name: 'Sales' }), aNavigation({ name: '客服' })],
    locale: 'en',
  },
  render: ({ navigations, locale }) => (
    <PageStage
      path={consoleWebNavigationPath}
      permissions={['navigation.manage']}
      locale={locale}
      answers={[answer(listNavigations, () => ({ rows: navigations.map(listed) }))]}
    >
      <WebNavigationPage />
    </PageStage>
  ),
}
export default meta
type Story = StoryObj<Scene>

export const Navigations: Story = {}
export const NoneYet: Story = { args: { navigations: [], locale: 'zh-CN' } }
