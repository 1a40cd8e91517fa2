import { answer, refusal } from '@atrium/core-net'
import type { RichText } from '@atrium/domain-core'
import {
  aNoticeCard,
  getNotice,
  listNotices,
  noticeCategories,
  noticePath,
  noticesPath,
} from '@atrium/domain-public'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PublicStage } from '../testing/public-stage'
import { NoticePage } from './notice-page'
import { NoticesPage } from './notices-page'

const titles = [
  '本周日凌晨升级数据库，预计停机十分钟',
  'Share a form’s preview from the designer',
  '请开启两步验证',
  'A title that goes on and on, to see what happens to a title that does not fit into one line of a phone',
]
const cards = titles.map((title, at) =>
  aNoticeCard({
    title,
    category: noticeCategories[at % noticeCategories.length] ?? 'product',
    pinned: at === 0,
    excerpt: '升级期间无法登录，已打开的页面会自动重试。We are back by half past two. '.repeat(
      at + 1,
    ),
  }),
)

const listed = (count: number) =>
  answer(listNotices, () => ({
    rows: cards.slice(0, count),
    total: { count: count === 0 ? 0 : 12, exact: true },
    cut: false,
    ...(count > 0 && { nextCursor: 'more' }),
  }))

const body: RichText = {
  blocks: [
    {
      kind: 'paragraph',
      spans: [{ text: '我们将于 ' }, { text: '周日凌晨', marks: ['bold'] }, { text: ' 升级。' }],
    },
    { kind: 'heading', level: 2, spans: [{ text: 'What you need to do' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ text: 'Save your work' }],
        [{ text: 'Write to us: ' }, { text: 'help', link: 'mailto:help@atrium.example' }],
      ],
    },
    { kind: 'quote', spans: [{ text: '您的数据会在升级前完整备份。' }] },
    { kind: 'rule' },
    { kind: 'paragraph', spans: [{ text: 'npm start', marks: ['code'] }] },
  ],
}

const whole = answer(getNotice, ({ noticeId }) => {
  const { excerpt: _, ...card } = aNoticeCard({ id: noticeId, title: titles[0] ?? '' })
  const ref = (title: string) => ({ id: noticeId, title })
  return {
    ...card,
    newer: ref(titles[3] ?? ''),
    older: ref(titles[2] ?? ''),
    body,
  }
})

interface SceneProps {
  readonly count?: number
  readonly at?: string
  readonly fails?: boolean
}

function Scene({ count = 0, at = noticesPath({}), fails = false }: SceneProps) {
  const locale = useLocale()
  const isOne = at !== noticesPath({}) && !at.includes('?')
  const answers = fails
    ? [refusal(listNotices, 'internal', 500), refusal(getNotice, 'notice-not-found', 404)]
    : [listed(count), whole]
  return (
    <PublicStage path={isOne ? noticePath : noticesPath} at={at} answers={answers} locale={locale}>
      {isOne ? <NoticePage /> : <NoticesPage />}
    </PublicStage>
  )
}

const meta: Meta<typeof Scene> = { title: 'feature-public/Notices', component: Scene }
export default meta
type Story = StoryObj<typeof Scene>

const one = noticePath({ id: '0190a5b0-0000-7000-8000-000000000001' })
export const List: Story = { args: { count: 4 } }
export const Nothing: Story = { args: { count: 0 } }
export const NothingOfCategory: Story = { args: { at: '/notices?category=event' } }
export const Failed: Story = { args: { fails: true } }
export const Article: Story = { args: { at: one } }
export const Gone: Story = { args: { at: one, fails: true } }
