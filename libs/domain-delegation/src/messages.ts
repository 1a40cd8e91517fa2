import { defineMessages } from '@atrium/domain-core'

/** Codes the calls of agencies answer with. */
export const delegationCodeMessages = defineMessages({
  'zh-CN': {
    'agency-not-found': '没有找到这项代理，它可能已被删除。',
    'agency-mixes-duties': '已启用三员分立：系统管理员、安全管理员、审计管理员之间不能互相代理。',
    'agency-exists': '已由 <% name %> 代理，请先回收。同一时间只能有一位代理人。',
    'agency-running': '代理正在进行，请先回收。',
    'agency-not-running': '代理已经结束，请重新编辑后再启用。',
    'agency-invalid': '代理设置有误，请检查。',
    'agent-self': '不能由自己代理。',
    'agent-unknown': '该人员不是企业的在职成员。',
    'agent-one-application': '请选择一个应用。',
    'application-unknown': '所选应用不存在或已被删除。',
    'period-reversed': '结束时间必须晚于开始时间。',
    'period-over': '结束时间已过。',
  },
  en: {
    'agency-not-found': 'We could not find this agency. It may have been deleted.',
    'agency-mixes-duties':
      'The three duties are separate here: their holders cannot act for one another.',
    'agency-exists': '<% name %> acts for you already. Take that back first: one at a time.',
    'agency-running': 'This agency is running. Take it back first.',
    'agency-not-running': 'This agency has ended. Edit it again to start it.',
    'agency-invalid': 'Some of this is not valid. Check it and try again.',
    'agent-self': 'You cannot be your own agent.',
    'agent-unknown': 'This person is not an active member.',
    'agent-one-application': 'Choose one application.',
    'application-unknown': 'This application does not exist or was deleted.',
    'period-reversed': 'The end must be later than the start.',
    'period-over': 'This end has passed already.',
  },
})
