import { aProductText } from '@atrium/domain-languages'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { fakeTexts } from '../testing/fake-texts'
import { LanguagesStage } from '../testing/languages-stage'
import { LanguagesPage } from './languages-page'

interface SceneProps {
  texts: Parameters<typeof fakeTexts>[0]
  at?: string
}

function Scene({ texts, at }: SceneProps) {
  const locale = useLocale()
  const [answers] = useState(() => fakeTexts(texts).answers)
  return (
    <div style={{ height: 760 }}>
      <LanguagesStage answers={answers} locale={locale} {...(at ? { at } : {})}>
        <LanguagesPage />
      </LanguagesStage>
    </div>
  )
}

const meta: Meta<typeof Scene> = { title: 'feature-languages/Languages', component: Scene }
export default meta
type Story = StoryObj<typeof Scene>

const texts = [
  aProductText({
    key: 'apps.title',
    lib: 'feature-apps',
    original: { 'zh-CN': '应用中心', en: 'Application center' },
    chosen: { 'zh-CN': '我的工作台', en: 'My workplace' },
  }),
  aProductText({
    key: 'apps.form-count',
    lib: 'feature-apps',
    original: { 'zh-CN': '<% count %> 个表单', en: '<% count %> forms' },
  }),
  aProductText({
    key: 'apps.empty-hint',
    lib: 'feature-apps',
    original: {
      'zh-CN': '最快的开始：用一份 Excel、CSV 或 JSON 文件创建，列会变成字段，行会变成记录。',
      en: 'The quickest start is an Excel, CSV or JSON file: columns become fields, rows become records.',
    },
  }),
  aProductText({
    key: 'sign-in-locked',
    lib: 'domain-core',
    original: {
      'zh-CN': '连续输错密码，请 <% seconds %> 秒后再试。',
      en: 'Too many wrong passwords. Try again in <% seconds %> seconds.',
    },
    chosen: { 'zh-CN': null, en: 'Wait a moment.' },
  }),
  ...Array.from({ length: 400 }, (_, at) => aProductText({ key: `garden.rose-${at}` })),
]

export const Texts: Story = { args: { texts } }
export const ChangedOnly: Story = { args: { texts, at: '/saas/languages?shown=changed' } }
export const NothingFound: Story = { args: { texts, at: '/saas/languages?search=zebra' } }
export const NothingChanged: Story = {
  args: { texts: texts.slice(4), at: '/saas/languages?shown=changed' },
}
export const Writing: Story = {
  args: { texts },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const cells = await canvas.findAllByRole('button', { name: /apps\.form-count/ })
    await userEvent.click(cells.at(-1)!)
    const field = await canvas.findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'forms in all')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
}
