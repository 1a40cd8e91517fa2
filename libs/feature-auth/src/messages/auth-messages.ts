import { scopeMessages } from '@atrium/core-i18n'
import { defineMessages } from '@atrium/domain-core'

export const authMessages = scopeMessages(
  'auth',
  defineMessages({
    'zh-CN': {
      welcome: '欢迎回来',
      purpose: '登录后继续您的工作',
      'login-id': '账号',
      'login-id-missing': '请填写账号',
      password: '密码',
      'password-missing': '请填写密码',
      'sign-in': '登录',
      'wait-seconds': '请等待 <% seconds %> 秒后再登录',
      'wait-button': '<% seconds %> 秒后可重试',
      slogan: '一座楼，许多空间',
      'slogan-detail': '表单、流程、数据与设备，在同一个屋檐下各得其所。',
      'under-maintenance': '系统维护中',
      'under-maintenance-advice': '我们正在升级系统，您的数据安然无恙。恢复后即可继续使用。',
      'try-again': '重试',
    },
    en: {
      welcome: 'Welcome back',
      purpose: 'Sign in to go on with your work',
      'login-id': 'Account',
      'login-id-missing': 'Enter your account',
      password: 'Password',
      'password-missing': 'Enter your password',
      'sign-in': 'Sign in',
      'wait-seconds': 'Wait <% seconds %> seconds, then sign in again',
      'wait-button': 'Try again in <% seconds %> s',
      slogan: 'One building, many spaces',
      'slogan-detail': 'Forms, workflows, data and devices, each in its place under one roof.',
      'under-maintenance': 'Down for maintenance',
      'under-maintenance-advice':
        'We are upgrading the system. Your data is safe, and you can go on as soon as we are back.',
      'try-again': 'Try again',
    },
  }),
)
