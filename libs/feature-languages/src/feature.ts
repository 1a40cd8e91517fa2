import { defineFeature, page } from '@atrium/core-routing'
import { languagesPath, listTexts } from '@atrium/domain-languages'
import { TranslateIcon } from '@atrium/ui/icon'

export const languagesFeature = defineFeature({
  id: 'languages',
  routes: [
    page(languagesPath, {
      id: 'saas-languages',
      title: { 'zh-CN': '语言管理', en: 'Languages' },
      owner: ['saas', 'admin'],
      layout: 'index',
      page: () => import('./pages/languages-page'),
    }),
  ],
  navigation: [
    {
      to: languagesPath,
      icon: TranslateIcon,
      group: { id: 'settings', title: { 'zh-CN': '设置', en: 'Settings' } },
      order: 80,
    },
  ],
  staleOn: { dictionary: [listTexts] },
})
