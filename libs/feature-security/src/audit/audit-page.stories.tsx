import { answer } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import type { Locale } from '@atrium/domain-core'
import { listPeople } from '@atrium/domain-org'
import { anAuditRow, auditPath, listAudit } from '@atrium/domain-security'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuditPage } from './audit-page'

type Row = ReturnType<typeof anAuditRow>

interface Scene {
  readonly rows: Row[]
  readonly locale: Locale
}

const meta: Meta<Scene> = {
  title: 'feature-security/Audit',
  parameters: { layout: 'fullscreen' },
  args: {
    rows: [anAuditRow({ seq: 3 }), anAuditRow({ seq: 2 }), anAuditRow({ seq: 1 })],
    locale: 'en',
  },
  render: ({ rows, locale }) => (
    <PageStage
      path={auditPath}
      permissions={['security.read-audit']}
      locale={locale}
      answers={[
        answer(listAudit, () => {
          return { rows, total: { count: rows.length, exact: true }, cut: false }
        }),
        answer(listPeople, () => ({ rows: [], cut: false })),
      ]}
    >
      <AuditPage />
    </PageStage>
  ),
}
export default meta
type Story = StoryObj<Scene>

export const Log: Story = {}
export const NothingFits: Story = { args: { rows: [], locale: 'zh-CN' } }
