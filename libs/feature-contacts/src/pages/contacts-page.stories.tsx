import { answer } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import type { Locale } from '@atrium/domain-core'
import {
  aContact,
  aDepartment,
  type Contact,
  contactsPath,
  listContacts,
  listDepartments,
} from '@atrium/domain-org'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactsPage } from './contacts-page'

interface Scene {
  readonly contacts: Contact[]
  readonly locale: Locale
}

const sales = aDepartment({ name: 'Sales' })
const ada = aContact({ name: 'Ada Osei', posts: ['Buyer'], departmentIds: [sales.id] })
const lin = aContact({ name: '林小溪', phone: null })

const meta: Meta<Scene> = {
  title: 'feature-contacts/Contacts',
  parameters: { layout: 'fullscreen' },
  args: { contacts: [ada, lin], locale: 'en' },
  render: ({ contacts, locale }) => (
    <PageStage
      path={contactsPath}
      at="/contacts"
      permissions={['org.read']}
      locale={locale}
      answers={[
        answer(listContacts, () => {
          return { rows: contacts, total: { count: contacts.length, exact: true }, cut: false }
        }),
        answer(listDepartments, () => ({ rows: [sales], cut: false })),
      ]}
    >
      <ContactsPage />
    </PageStage>
  ),
}
export default meta
type Story = StoryObj<Scene>

export const Contacts: Story = {}
export const NobodyYet: Story = { args: { contacts: [], locale: 'zh-CN' } }
