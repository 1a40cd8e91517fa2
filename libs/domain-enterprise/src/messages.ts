import { defineMessages } from '@atrium/domain-core'

/** Codes that the enterprise console's calls answer with. */
export const enterpriseCodeMessages = defineMessages({
  'zh-CN': {
    'enterprise-changed': '企业信息刚刚被其他管理员修改，请重新加载后再试。',
    'not-a-picture': '请重新上传图片。',
    'contrast-too-low': '对比度为 <% ratio %>，至少需要 <% needs %>，否则文字难以辨认。',
    'enterprise-data': '企业数据',
    'export-running': '企业数据正在导出，请等待完成。',
    'installation-shared': '多家企业共用这套系统，由平台运营方管理。',
    'address-not-allowed': '不能通过此地址访问本系统。',
    'own-grant': '不能给自己授予控制台权限。',
    'grant-of-administrator': '该成员已是系统管理员，拥有全部权限，无需另外授权。',
    'grant-of-reviewer': '安全员与审计员不能兼任管理员。',
    'holder-not-found': '没有找到该成员，他可能已离开企业或被停用。',
  },
  en: {
    'enterprise-changed': 'Another administrator has just changed this. Reload and try again.',
    'not-a-picture': 'Upload the picture again.',
    'contrast-too-low': 'The contrast is <% ratio %> and needs <% needs %> to be read.',
    'enterprise-data': 'Data of the enterprise',
    'export-running': 'The data is being exported already. Wait until it is done.',
    'installation-shared':
      'Several enterprises share this installation. Its operator looks after it.',
    'address-not-allowed': 'This installation does not answer at this address.',
    'own-grant': 'You cannot trust console permissions to yourself.',
    'grant-of-administrator': 'This member is a full administrator and may do all of it already.',
    'grant-of-reviewer': 'Security and audit officers cannot be administrators too.',
    'holder-not-found': 'We could not find this member. They may have left or been suspended.',
  },
})
