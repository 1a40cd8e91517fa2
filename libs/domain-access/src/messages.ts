import { defineMessages } from '@atrium/domain-core'

/** Codes the calls of access answer with. */
export const accessCodeMessages = defineMessages({
  'zh-CN': {
    'app-role-not-found': '没有找到该角色，它可能已被删除。',
    'app-role-changed': '该角色刚被他人修改，请刷新后重试。',
    'app-role-name-taken': '应用中已有同名角色。',
    'too-many-app-roles': '一个应用最多有 <% max %> 个角色。',
    'own-role': '不能收回自己管理该应用的权限。',
    'record-not-allowed': '您没有对该记录执行此操作的权限。',
    'not-a-builder': '您没有搭建该应用的权限，请联系应用的管理员。',
    'record-not-accepted': '无法保存这些内容，请联系应用的管理员。',
    'no-delete-permission': '您没有删除权限。',
    'no-hand-over-permission': '所选记录中有您无权移交的记录。',
    'no-share-permission': '所选记录中有您无权以该级别分享的记录。',
    'share-not-found': '没有找到该分享，它可能已结束。',
    'share-ended': '结束时间必须晚于现在。',
    'too-many-shares': '每个对象在一个表单中最多接收 <% max %> 条分享，请改用应用角色。',
    'owner-unknown': '只能移交给企业的在职成员。',
  },
  en: {
    'app-role-not-found': 'We could not find this role. It may have been deleted.',
    'app-role-changed': 'Somebody has just changed this role. Reload and try again.',
    'app-role-name-taken': 'The application has a role of this name already.',
    'too-many-app-roles': 'An application has <% max %> roles at most.',
    'own-role': 'You cannot take the management of this application from yourself.',
    'record-not-allowed': 'You may not do this with this record.',
    'not-a-builder': 'You may not build this application. Who administers it can let you.',
    'record-not-accepted': 'These values cannot be saved. Ask who administers the application.',
    'no-delete-permission': 'You have no permission to delete.',
    'no-hand-over-permission': 'Among these records are some that you may not hand over.',
    'no-share-permission': 'Among these records are some that you may not share at this level.',
    'share-not-found': 'We could not find this share. It may have ended.',
    'share-ended': 'It must end later than now.',
    'too-many-shares':
      'At most <% max %> records of a form are shared with one subject. Use a role of the application instead.',
    'owner-unknown': 'Records can only be handed over to an active member of the enterprise.',
  },
})

export type AccessCode = keyof (typeof accessCodeMessages)['zh-CN']
