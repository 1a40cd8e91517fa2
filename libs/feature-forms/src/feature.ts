import { defineFeature, offer, page } from '@atrium/core-routing'
import { headerItems, searchProviders } from '@atrium/core-shell'
import { appViewPath } from '@atrium/domain-apps'
import { getJob, listJobs, roles } from '@atrium/domain-core'
import {
  formDetailPath,
  getPublishedForm,
  getRecord,
  listForms,
  listRecords,
  pickRecords,
  recyclePath,
} from '@atrium/domain-forms'
import { FileTextIcon, FormIcon } from '@atrium/ui/icon'
import { lazy } from 'react'

const JobsIndicator = lazy(() =>
  import('./jobs/jobs-indicator').then((module) => ({ default: module.JobsIndicator })),
)

export const formsFeature = defineFeature({
  id: 'forms',
  routes: [
    page(appViewPath, {
      id: 'app-view',
      title: { 'zh-CN': '应用视图', en: 'App view' },
      owner: roles,
      page: () => import('./pages/app-view-page'),
    }),
    page(recyclePath, {
      id: 'app-recycle',
      title: { 'zh-CN': '应用回收站', en: 'App recycle bin' },
      owner: ['admin', 'safe', 'audit'],
      page: () => import('./pages/app-recycle-page'),
    }),
    page(formDetailPath, {
      id: 'form-detail',
      title: { 'zh-CN': '表单详情', en: 'Form detail' },
      owner: roles,
      page: () => import('./pages/form-detail-page'),
    }),
  ],
  staleOn: {
    record: [listRecords, getRecord, pickRecords],
    form: [getPublishedForm, listForms],
    job: [getJob, listJobs],
  },
  slots: [
    offer(headerItems, { id: 'jobs', render: JobsIndicator }),
    offer(
      searchProviders,
      {
        id: 'forms',
        title: { 'zh-CN': '表单', en: 'Forms' },
        icon: FormIcon,
        permission: 'forms.read',
        find: async (request) => (await import('./search/find-forms')).findForms(request),
      },
      {
        id: 'records',
        title: { 'zh-CN': '记录', en: 'Records' },
        note: { 'zh-CN': '标题以所输文字开头', en: 'whose title starts with this' },
        icon: FileTextIcon,
        permission: 'records.read',
        find: async (request) => (await import('./search/find-records')).findRecords(request),
      },
    ),
  ],
})
