import { answer } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import { type Locale, plainSkin } from '@atrium/domain-core'
import { consoleStylesheetPath, getStylesheet } from '@atrium/domain-enterprise'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StylesheetPage } from './stylesheet-page'

interface Scene {
  readonly locale: Locale
}

const meta: Meta<Scene> = {
  title: 'feature-enterprise/Stylesheet',
  parameters: { layout: 'fullscreen' },
  args: { locale: 'en' },
  render: ({ locale }) => (
    <PageStage
      path={consoleStylesheetPath}
      permissions={[]}
      locale={locale}
      answers={[
        answer(getStylesheet, () => {
          return { applied: plainSkin, draft: null, appliedAt: null, version: 3 }
        }),
      ]}
    >
      <StylesheetPage />
    </PageStage>
  ),
}
export default meta
type Story = StoryObj<Scene>

export const Plain: Story = {}
export const InChinese: Story = { args: { locale: 'zh-CN' } }
