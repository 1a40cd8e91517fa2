import { I18nProvider } from '@atrium/core-i18n'
import { answer, createQueryClient, fakeNet, NetProvider } from '@atrium/core-net'
import { TestPage } from '@atrium/core-routing'
import { formSettingPath } from '@atrium/domain-forms'
import { aPreviewLink, createPreviewLink, listPreviewLinks } from '@atrium/domain-public'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen, userEvent } from 'storybook/test'
import { ShareDialog } from './share-dialog'

const form = { id: '0190a5b0-0000-7000-8000-000000000001', name: '门诊登记表', version: 1 }

function Scene({ count }: { readonly count: number }) {
  const locale = useLocale()
  const links = Array.from({ length: count }, (_, at) =>
    aPreviewLink({ opened: at, shows: at % 2 === 0 ? 'published' : 'draft' }),
  )
  const [client] = useState(() =>
    createQueryClient(
      fakeNet([
        answer(listPreviewLinks, () => links),
        answer(createPreviewLink, () => ({ link: aPreviewLink(), token: 't'.repeat(43) })),
      ]),
    ),
  )
  return (
    <I18nProvider locale={locale}>
      <NetProvider client={client}>
        <TestPage path={formSettingPath}>
          <ShareDialog form={form} onClose={() => undefined} />
        </TestPage>
      </NetProvider>
    </I18nProvider>
  )
}

const meta: Meta<typeof Scene> = { title: 'feature-form-designer/ShareDialog', component: Scene }
export default meta
type Story = StoryObj<typeof Scene>

export const Nothing: Story = { args: { count: 0 } }
export const Several: Story = { args: { count: 4 } }
export const Created: Story = {
  args: { count: 1 },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Create link|创建链接)$/ }))
    await screen.findByRole('button', { name: /^(Copy|复制)$/ })
  },
}
