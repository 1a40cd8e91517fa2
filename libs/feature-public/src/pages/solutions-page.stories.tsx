import { answer } from '@atrium/core-net'
import { appColors, appIcons } from '@atrium/domain-apps'
import { aField, aFormSchema } from '@atrium/domain-forms'
import { aSolution, getSolution, listSolutions, solutionsPath } from '@atrium/domain-public'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PublicStage } from '../testing/public-stage'
import { SolutionsPage } from './solutions-page'

const solutions = [
  '客户拜访',
  'Equipment inspection',
  '费用报销',
  'A very long name of a solution',
].map((name, at) => {
  const { text, id } = aSolution()
  const schema = aFormSchema([
    aField('text', { label: '客户名称', required: true }),
    aField('single-select', { label: 'Rank' }),
    aField('long-text', { label: 'What was said', span: 24 }),
    aField('person', { label: '负责人' }),
  ])
  return {
    ...text,
    id,
    name,
    icon: appIcons[at] ?? 'app',
    color: appColors[at] ?? 'blue',
    tagline: '客户资料、每次拜访和下一步，都在一处。',
    audience: ['外勤销售', 'Small teams'].slice(0, at),
    forms: [
      { name: '客户', schema },
      { name: 'Visits', schema },
    ],
  }
})

const answers = (count: number) => [
  answer(listSolutions, () => solutions.slice(0, count).map((each) => ({ ...each, formCount: 2 }))),
  answer(getSolution, () => solutions[0]!),
]

function Scene({
  count = 4,
  at = '/solutions',
}: {
  readonly count?: number
  readonly at?: string
}) {
  const locale = useLocale()
  return (
    <PublicStage path={solutionsPath} at={at} answers={answers(count)} locale={locale}>
      <SolutionsPage />
    </PublicStage>
  )
}

const meta: Meta<typeof Scene> = { title: 'feature-public/Solutions', component: Scene }
export default meta
type Story = StoryObj<typeof Scene>

export const Offered: Story = {}
export const Nothing: Story = { args: { count: 0 } }
export const One: Story = { args: { at: '/solutions/0190a5b0-0000-7000-8000-000000000001' } }
