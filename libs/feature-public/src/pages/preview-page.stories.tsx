import { answer, refusal } from '@atrium/core-net'
import { aField, aFormSchema, fieldKinds } from '@atrium/domain-forms'
import { openPreview, type PreviewShows, previewPath } from '@atrium/domain-public'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { PublicStage } from '../testing/public-stage'
import { PreviewPage } from './preview-page'

const schema = aFormSchema(
  fieldKinds.map((kind, at) => aField(kind, { label: `${kind} 字段`, required: at === 0 })),
)

function Scene({ shows, refused }: { readonly shows?: PreviewShows; readonly refused?: string }) {
  const locale = useLocale()
  const given = refused
    ? refusal(openPreview, refused, 404)
    : answer(openPreview, () => ({
        name: '门诊登记表',
        enterprise: 'Meadow Clinic',
        shows: shows ?? ('published' as const),
        schema,
        expiresAt: '2026-12-01T08:00:00.000Z',
      }))
  return (
    <PublicStage path={previewPath} at="/preview/token" answers={[given]} locale={locale}>
      <PreviewPage />
    </PublicStage>
  )
}

const meta: Meta<typeof Scene> = { title: 'feature-public/Preview', component: Scene }
export default meta
type Story = StoryObj<typeof Scene>

export const Published: Story = {}
export const Draft: Story = { args: { shows: 'draft' } }
export const Checked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Check answers|检查填写)$/ }))
  },
}
export const Ended: Story = { args: { refused: 'preview-ended' } }
export const Missing: Story = { args: { refused: 'preview-not-found' } }
