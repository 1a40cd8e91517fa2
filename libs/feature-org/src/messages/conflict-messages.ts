import { scopeMessages } from '@atrium/core-i18n'
import { defineMessages } from '@atrium/domain-core'

/** Two administrators at the same thing. */
export const conflictMessages = scopeMessages(
  'org-conflict',
  defineMessages({
    'zh-CN': {
      title: '他人刚刚保存了修改',
      taken: '已采用对方对以下内容的修改：<% fields %>。',
      disputed: '“<% field %>”对方改成了：<% value %>',
      advice: '您填写的内容都还在；再次保存将以您的为准。',
    },
    en: {
      title: 'Somebody has just saved a change',
      taken: 'Taken over from them: <% fields %>.',
      disputed: '“<% field %>” is now: <% value %>',
      advice: 'What you typed is still here; saving again puts yours in its place.',
    },
  }),
)
