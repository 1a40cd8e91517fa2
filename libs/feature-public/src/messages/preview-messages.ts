import { scopeMessages } from '@atrium/core-i18n'
import { defineMessages } from '@atrium/domain-core'

/** Seeing what somebody shared. */
export const previewMessages = scopeMessages(
  'public-preview',
  defineMessages({
    'zh-CN': {
      description: '有人与您分享了一份表单的预览。',
      'shared-by': '由“<% enterprise %>”分享的预览',
      'only-preview': '这是预览：您可以随意填写、试用校验，但不会提交或保存任何内容。',
      'is-draft': '这是一份尚在设计的草稿。',
      until: '有效期至 <% moment %>',
      check: '检查填写',
      clear: '清空重填',
      fine: '填写无误。正式使用时，这里会提交成功。',
      'one-wrong': '有 1 处需要修改',
      'some-wrong': '有 <% count %> 处需要修改',
      'ended-title': '预览已结束',
      'ended-why': '链接已过期或已被撤销。请向分享者要一个新链接。',
      'missing-title': '没有这个预览',
      'missing-why': '请检查链接是否完整，有时聊天软件会截断它。',
      'load-failed': '预览没能加载',
    },
    en: {
      description: 'Somebody shared the preview of a form with you.',
      'shared-by': 'A preview shared by “<% enterprise %>”',
      'only-preview':
        'This is a preview: fill it in and try its rules as you like. Nothing is sent or saved.',
      'is-draft': 'This is a draft that is still being designed.',
      until: 'Good until <% moment %>',
      check: 'Check answers',
      clear: 'Clear answers',
      fine: 'All is well. In use, this would be submitted now.',
      'one-wrong': 'One field needs attention',
      'some-wrong': '<% count %> fields need attention',
      'ended-title': 'This preview has ended',
      'ended-why': 'The link expired or was revoked. Ask whoever shared it for a new one.',
      'missing-title': 'There is no such preview',
      'missing-why': 'Check that the link is complete; chat programs sometimes cut it.',
      'load-failed': 'The preview could not be loaded',
    },
  }),
)
