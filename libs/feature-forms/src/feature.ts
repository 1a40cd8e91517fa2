import { defineFeature, offer, page } from '@atrium/core-routing'
import { headerItems } from '@atrium/core-shell'
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
import { lazy } from 'react'
import { listMessages } from './messages/list-messages'

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
  slots: [offer(headerItems, { id: 'jobs', render: JobsIndicator })],
  messages: listMessages,
})
