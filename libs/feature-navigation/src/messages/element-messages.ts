import { scopeMessages } from '@atrium/core-i18n'
import { defineMessages } from '@atrium/domain-core'

export const elementMessages = scopeMessages(
  'navigation-elements',
  defineMessages({
    'zh-CN': {
      title: '元素',
      about: '选择不向部分人显示的页面元素。这里只影响显示，不影响权限。',
      'load-failed': '元素设置加载失败',
      elements: '<% count %> 个元素',
      hidden: '<% count %> 个已隐藏',
      'all-shown': '全部显示',
      'page-title': '“<% page %>”的元素',
      unknown: '没有这个页面的元素设置',
      'unknown-advice': '该页面没有可设置的元素，请从元素列表进入。',
      'to-elements': '返回元素列表',
      'shown-all': '向所有人显示',
      'hidden-all': '对所有人隐藏',
      'hidden-some': '对部分人隐藏',
      'shown-all-note': '所有人都能看到。',
      'hidden-all-note': '没有人能看到，包括管理员。',
      whom: '对谁隐藏“<% name %>”',
      'save-failed': '“<% name %>”保存失败',
      apply: '应用',
      applied: '“<% name %>”已应用',
    },
    en: {
      title: 'Elements',
      about:
        'Choose parts of pages that some people are not shown. It changes what shows, never what one may do.',
      'load-failed': 'The settings of elements could not be loaded',
      elements: 'Elements: <% count %>',
      hidden: '<% count %> hidden',
      'all-shown': 'All shown',
      'page-title': 'Elements of “<% page %>”',
      unknown: 'There are no elements of this page',
      'unknown-advice':
        'This page has no elements to set up. Choose one from the list of elements.',
      'to-elements': 'Back to elements',
      'shown-all': 'Shown to everyone',
      'hidden-all': 'Hidden from everyone',
      'hidden-some': 'Hidden from some',
      'shown-all-note': 'Everyone sees it.',
      'hidden-all-note': 'Nobody sees it, administrators included.',
      whom: 'From whom “<% name %>” is hidden',
      'save-failed': '“<% name %>” was not saved',
      apply: 'Apply',
      applied: '“<% name %>” is applied',
    },
  }),
)
