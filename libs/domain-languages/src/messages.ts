import { defineMessages } from '@atrium/domain-core'

/** Codes the calls of languages answer with. */
export const languagesCodeMessages = defineMessages({
  'zh-CN': {
    'text-unknown': '没有这条文字，它可能已从产品中移除。',
    'text-changed': '这条文字已被他人修改，请查看最新内容后再保存。',
    'text-placeholders-differ': '请原样保留这些占位符：<% names %>。',
    'text-no-placeholders': '原文没有占位符，请删去百分号尖括号标记。',
    'too-many-chosen-texts': '每个企业最多修改 <% max %> 条文字。',
  },
  en: {
    'text-unknown': 'There is no such text. It may have left the product.',
    'text-changed': 'Someone else changed this text. Look at it as it is now, then save again.',
    'text-placeholders-differ': 'Keep exactly these placeholders: <% names %>.',
    'text-no-placeholders': 'The original has no placeholders, so remove the percent brackets.',
    'too-many-chosen-texts': 'An enterprise can change at most <% max %> texts.',
  },
})
