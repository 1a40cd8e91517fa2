import { defineFeature, offer, page } from '@atrium/core-routing'
import { headerItems, spaceItems } from '@atrium/core-shell'
import { forgotPasswordPath } from '@atrium/domain-auth'
import { getOwnJoining } from '@atrium/domain-org'
import {
  getNotice,
  listNotices,
  noticePath,
  noticesPath,
  previewPath,
  listSolutions,
  getSolution,
  registerPath,
  solutionsPath,
} from '@atrium/domain-public'
import { AddIcon } from '@atrium/ui/icon'
import { lazy } from 'react'

const JoiningNotice = lazy(() =>
  import('./joining/joining-notice').then((module) => ({ default: module.JoiningNotice })),
)

export const publicFeature = defineFeature({
  id: 'public',
  routes: [
    page(forgotPasswordPath, {
      id: 'forgot-password',
      title: { 'zh-CN': '忘记密码', en: 'Forgot password' },
      owner: [],
      layout: 'access',
      page: () => import('./pages/forgot-password-page'),
    }),
    page(registerPath, {
      id: 'register',
      title: { 'zh-CN': '企业注册', en: 'Enterprise registration' },
      owner: [],
      layout: 'access',
      page: () => import('./pages/register-page'),
    }),
    page(noticesPath, {
      id: 'notices',
      title: { 'zh-CN': '公告', en: 'Notice list' },
      owner: [],
      layout: 'access',
      page: () => import('./pages/notices-page'),
    }),
    page(noticePath, {
      id: 'notice-detail',
      title: { 'zh-CN': '公告详情', en: 'Notice detail' },
      owner: [],
      layout: 'access',
      page: () => import('./pages/notice-page'),
    }),
    page(solutionsPath, {
      id: 'solutions',
      title: { 'zh-CN': '解决方案', en: 'Solution intro' },
      owner: [],
      layout: 'access',
      page: () => import('./pages/solutions-page'),
    }),
    page(previewPath, {
      id: 'preview',
      title: { 'zh-CN': '预览', en: 'Preview' },
      owner: [],
      layout: 'access',
      page: () => import('./pages/preview-page'),
    }),
  ],
  slots: [
    offer(headerItems, { id: 'joining', render: JoiningNotice }),
    offer(spaceItems, {
      id: 'join',
      to: registerPath,
      query: { join: 'code' },
      icon: AddIcon,
      title: { 'zh-CN': '加入企业…', en: 'Join an enterprise…' },
    }),
  ],
  staleOn: {
    notice: [listNotices, getNotice],
    solution: [listSolutions, getSolution],
    person: [getOwnJoining],
  },
})
