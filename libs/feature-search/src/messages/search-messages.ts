import { scopeMessages } from '@atrium/core-i18n'
import { defineMessages } from '@atrium/domain-core'

export const searchMessages = scopeMessages(
  'search',
  defineMessages({
    'zh-CN': {
      title: '全局搜索',
      label: '搜索应用、表单、记录、人员和页面',
      kinds: '结果类型',
      all: '全部',
      pages: '页面',
      start: '想找什么？',
      'start-hint': '输入名称的一部分即可。在任何页面按 <% keys %> 也能搜索。',
      'none-found': '没有找到“<% text %>”',
      'none-found-hint': '换一个词试试，或检查是否有错别字。',
      'show-all': '显示全部 <% count %> 个',
      'cut-at': '只显示前 <% count %> 个结果，请输入更多文字缩小范围。',
      'kind-cut': '前 <% count %> 个',
      failed: '<% kind %>没能搜索',
      found: '找到 <% count %> 个结果',
      searching: '正在搜索',
    },
    en: {
      title: 'Global search',
      label: 'Search applications, forms, records, people and pages',
      kinds: 'Kinds of results',
      all: 'All',
      pages: 'Pages',
      start: 'What are you looking for?',
      'start-hint': 'A part of its name is enough. <% keys %> searches from any page.',
      'none-found': 'Nothing found for “<% text %>”',
      'none-found-hint': 'Try another word, or check the spelling.',
      'show-all': 'Show all <% count %>',
      'cut-at': 'Only the first <% count %> results are shown. Type more to narrow them down.',
      'kind-cut': 'first <% count %>',
      failed: '<% kind %> could not be searched',
      found: '<% count %> results found',
      searching: 'Searching',
    },
  }),
)
