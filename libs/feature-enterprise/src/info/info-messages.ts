import { scopeMessages } from '@atrium/core-i18n'
import { defineMessages } from '@atrium/domain-core'

export const infoMessages = scopeMessages(
  'enterprise',
  defineMessages({
    'zh-CN': {
      title: '企业信息',
      purpose: '企业的名称、标志与联系方式，成员和访客在各处都会看到。',
      'load-failed': '企业信息加载失败',
      facts: '概况',
      name: '名称',
      'name-en': '英文名称',
      members: '成员数',
    },
    en: {
      title: 'Enterprise info',
      purpose: 'The name, logo and contact that members and visitors see everywhere.',
      'load-failed': 'The enterprise info could not be loaded',
      facts: 'At a glance',
      name: 'Name',
      'name-en': 'English name',
      members: 'Members',
    },
  }),
)
