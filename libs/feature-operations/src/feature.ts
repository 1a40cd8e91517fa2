import { defineFeature, page } from '@atrium/core-routing'
import { listAllNotices, operationNoticesPath } from '@atrium/domain-public'
import { MessageIcon } from '@atrium/ui/icon'

export const operationsFeature = defineFeature({
  id: 'operations',
  routes: [
    page(operationNoticesPath, {
      id: 'root-operation-notices',
      title: { 'zh-CN': '运营公告', en: 'Operation notices' },
      owner: ['root'],
      layout: 'index',
      page: () => import('./pages/operation-notices-page'),
    }),
  ],
  navigation: [
    {
      to: operationNoticesPath,
      icon: MessageIcon,
      group: { id: 'operations', title: { 'zh-CN': '运营', en: 'Operations' } },
      order: 10,
    },
  ],
  staleOn: { notice: [listAllNotices] },
})
