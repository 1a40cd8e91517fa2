import { scopeMessages } from '@atrium/core-i18n'
import { defineMessages } from '@atrium/domain-core'

export const previewWindowMessages = scopeMessages(
  'form-preview-window',
  defineMessages({
    'zh-CN': {
      'open-window': '在新窗口预览',
      close: '关闭',
      follows: '正在跟随设计器，改动会立即显示在这里。',
    },
    en: {
      'open-window': 'Preview in a new window',
      close: 'Close',
      follows: 'Follows the designer: changes show here at once.',
    },
  }),
)
