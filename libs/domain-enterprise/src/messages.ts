import { defineMessages } from '@atrium/domain-core'

/** Codes that the enterprise console's calls answer with. */
export const enterpriseCodeMessages = defineMessages({
  'zh-CN': {
    'enterprise-changed': '企业信息刚刚被其他管理员修改，请重新加载后再试。',
    'logo-not-yours': '请重新上传企业标志。',
  },
  en: {
    'enterprise-changed': 'Another administrator has just changed this. Reload and try again.',
    'logo-not-yours': 'Upload the logo again.',
  },
})
