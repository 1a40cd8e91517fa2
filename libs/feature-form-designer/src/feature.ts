import { defineFeature, page } from '@atrium/core-routing'
import { designerPreviewPath, formSettingPath, getForm } from '@atrium/domain-forms'

const designers = ['saas', 'admin', 'user'] as const

export const formDesignerFeature = defineFeature({
  id: 'form-designer',
  routes: [
    page(formSettingPath, {
      id: 'form-setting',
      title: { 'zh-CN': '表单设置', en: 'Form setting' },
      owner: designers,
      page: () => import('./pages/form-setting-page'),
    }),
    page(designerPreviewPath, {
      id: 'designer-preview',
      title: { 'zh-CN': '设计器预览', en: 'Designer preview' },
      owner: designers,
      page: () => import('./pages/designer-preview-page'),
    }),
  ],
  // What is tried here is not published: leaving would lose it.
  newWindowOn: [designerPreviewPath],
  staleOn: { form: [getForm] },
})
