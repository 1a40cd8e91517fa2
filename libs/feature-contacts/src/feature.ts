import { defineFeature, page } from '@atrium/core-routing'
import { roles } from '@atrium/domain-core'
import {
  contactDetailPath,
  contactsPath,
  getContact,
  listContacts,
  listDepartments,
} from '@atrium/domain-org'
import { ContactsIcon } from '@atrium/ui/icon'

export const contactsFeature = defineFeature({
  id: 'contacts',
  routes: [
    page(contactsPath, {
      id: 'contacts',
      title: { 'zh-CN': '通讯录', en: 'Contacts' },
      owner: roles,
      page: () => import('./pages/contacts-page'),
    }),
    page(contactDetailPath, {
      id: 'contact-detail',
      title: { 'zh-CN': '联系人详情', en: 'Contact details' },
      owner: roles,
      page: () => import('./pages/contact-page'),
    }),
  ],
  navigation: [{ to: contactsPath, icon: ContactsIcon, places: ['header', 'phone'], order: 40 }],
  staleOn: {
    person: [listContacts, getContact],
    post: [listContacts, getContact],
    department: [listDepartments, listContacts],
  },
})
