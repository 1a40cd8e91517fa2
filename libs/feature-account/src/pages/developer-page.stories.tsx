import { answer } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import type { Locale } from '@atrium/domain-core'
import {
  aDeveloperGrant,
  aTokenInForce,
  type DeveloperGrant,
  getDeveloperGrant,
  listDeveloperReviews,
  settingsDeveloperPath,
} from '@atrium/domain-developer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeveloperPage } from './developer-page'

interface Scene {
  readonly grant: DeveloperGrant | null
  readonly locale: Locale
}

const meta: Meta<Scene> = {
  title: 'feature-account/Developer',
  parameters: { layout: 'fullscreen' },
  args: { grant: null, locale: 'en' },
  render: ({ grant, locale }) => (
    <PageStage
      path={settingsDeveloperPath}
      permissions={[]}
      locale={locale}
      answers={[
        answer(getDeveloperGrant, () => ({ grant })),
        answer(listDeveloperReviews, () => {
          return { rows: [], total: { count: 0, exact: true }, cut: false }
        }),
      ]}
    >
      <DeveloperPage />
    </PageStage>
  ),
}
export default meta
type Story = StoryObj<Scene>

export const NotApplied: Story = {}
export const Applied: Story = { args: { grant: aDeveloperGrant(), locale: 'zh-CN' } }
export const WithToken: Story = {
  args: { grant: aDeveloperGrant({ state: 'approved', token: aTokenInForce }) },
}
