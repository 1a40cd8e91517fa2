import { answer } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import type { Locale } from '@atrium/domain-core'
import { aDutyHolder, dutiesPath, type DutyHolder, getDuties } from '@atrium/domain-security'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DutiesPage } from './duties-page'

interface Scene {
  readonly separatedAt: string | null
  readonly holders: DutyHolder[]
  readonly locale: Locale
}

const three = [
  aDutyHolder({ name: 'Kim Doe', loginId: 'kim', duties: ['admin'] }),
  aDutyHolder({ name: '苏晴', loginId: 'suqing', duties: ['safe'] }),
  aDutyHolder({ name: 'Ada Osei', loginId: 'ada', duties: ['audit'] }),
]

const meta: Meta<Scene> = {
  title: 'feature-security/Duties',
  parameters: { layout: 'fullscreen' },
  args: { separatedAt: null, holders: three, locale: 'en' },
  render: ({ separatedAt, holders, locale }) => (
    <PageStage
      path={dutiesPath}
      permissions={['security.manage-duties']}
      locale={locale}
      answers={[
        answer(getDuties, () => ({ separatedAt, separatedBy: separatedAt && 'Kim', holders })),
      ]}
    >
      <DutiesPage />
    </PageStage>
  ),
}
export default meta
type Story = StoryObj<Scene>

export const Together: Story = {}
export const Separate: Story = {
  args: { separatedAt: '2026-01-01T08:00:00.000Z', locale: 'zh-CN' },
}
export const NotReady: Story = {
  args: { holders: [aDutyHolder({ name: 'Kim Doe', loginId: 'kim', duties: ['admin', 'safe'] })] },
}
