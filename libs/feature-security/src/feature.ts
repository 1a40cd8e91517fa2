import { defineFeature, offer, page } from '@atrium/core-routing'
import { headerItems } from '@atrium/core-shell'
import {
  auditPath,
  dutiesPath,
  getDuties,
  listAudit,
  listReviews,
  reviewsPath,
  securityCodeMessages,
} from '@atrium/domain-security'
import { HistoryIcon, PeopleIcon, SafetyIcon } from '@atrium/ui/icon'
import { lazy } from 'react'

const WaitingIndicator = lazy(() =>
  import('./reviews/waiting-indicator').then((module) => ({ default: module.WaitingIndicator })),
)

const security = { id: 'security', title: { 'zh-CN': '三员与安全', en: 'Duties and security' } }

export const securityFeature = defineFeature({
  id: 'security',
  routes: [
    page(dutiesPath, {
      id: 'saas-members',
      title: { 'zh-CN': '三员管理', en: 'Member admin (three-admin)' },
      owner: ['saas'],
      layout: 'index',
      page: () => import('./duties/duties-page'),
    }),
    page(auditPath, {
      id: 'saas-security-audit',
      title: { 'zh-CN': '安全审计', en: 'Security audit' },
      owner: ['saas', 'audit'],
      layout: 'index',
      page: () => import('./audit/audit-page'),
    }),
    page(reviewsPath, {
      id: 'saas-security-review',
      title: { 'zh-CN': '安全审核', en: 'Security review' },
      owner: ['safe'],
      layout: 'index',
      page: () => import('./reviews/reviews-page'),
    }),
  ],
  navigation: [
    { to: dutiesPath, icon: PeopleIcon, group: security, order: 210 },
    { to: reviewsPath, icon: SafetyIcon, group: security, order: 220 },
    { to: auditPath, icon: HistoryIcon, group: security, order: 230 },
  ],
  slots: [offer(headerItems, { id: 'waiting-reviews', render: WaitingIndicator })],
  messages: securityCodeMessages,
  staleOn: {
    duties: [getDuties],
    person: [getDuties],
    review: [listReviews, listAudit],
  },
})
