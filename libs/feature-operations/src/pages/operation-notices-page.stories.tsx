import { aNotice, type Notice, someText } from '@atrium/domain-public'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fakeNotices } from '../testing/fake-notices'
import { OperationsStage } from '../testing/operations-stage'
import { OperationNoticesPage } from './operation-notices-page'

const english = { title: 'Database upgrade this Sunday', body: someText('Ten minutes.') }
const notices: readonly Notice[] = [
  aNotice({
    text: { title: '本周日凌晨升级数据库', body: someText('预计停机十分钟。') },
    textEn: english,
    state: 'published',
    from: '2026-01-01T00:00:00.000Z',
    pinned: true,
    category: 'maintenance',
  }),
  aNotice({ text: { title: 'A draft that nobody sees yet', body: someText('…') } }),
  aNotice({ state: 'published', from: '2099-01-01T00:00:00.000Z', category: 'event' }),
  aNotice({
    state: 'published',
    from: '2026-01-01T00:00:00.000Z',
    until: '2026-01-02T00:00:00.000Z',
    category: 'security',
  }),
  aNotice({ state: 'withdrawn' }),
]

function Scene({ given, at }: { readonly given: readonly Notice[]; readonly at?: string }) {
  const locale = useLocale()
  const [{ answers }] = useState(() => fakeNotices(given))
  return (
    <OperationsStage answers={answers} locale={locale} {...(at ? { at } : {})}>
      <OperationNoticesPage />
    </OperationsStage>
  )
}

const meta: Meta<typeof Scene> = {
  title: 'feature-operations/OperationNotices',
  component: Scene,
  args: { given: notices },
}
export default meta
type Story = StoryObj<typeof Scene>

const path = '/platform/operation-notices'
export const List: Story = {}
export const Nothing: Story = { args: { given: [] } }
export const NothingFound: Story = { args: { at: `${path}?search=zebra` } }
export const Writing: Story = { args: { at: `${path}?notice=new` } }
export const Editing: Story = { args: { at: `${path}?notice=${notices[0]?.id ?? ''}` } }
