import { defineMessages } from '@atrium/domain-core'

/** Codes the calls of navigations and page elements answer with. */
export const navigationCodeMessages = defineMessages({
  'zh-CN': {
    'navigation-not-found': '没有找到该导航，它可能已被删除。',
    'navigation-changed': '该导航已被他人修改，请重新加载后再改。',
    'navigation-empty': '导航中还没有任何入口，不能发布。',
    'navigation-too-long': '入口太多，一个导航最多 60 个。',
    'navigations-too-many': '导航太多，每种终端最多 50 个。',
    'place-twice': '同一个入口出现了两次。',
    'entry-untitled': '分组和链接需要名称。',
    'group-empty': '有分组中没有任何入口。',
    'group-on-phone': '移动导航不支持分组。',
    'too-many-places': '移动导航最多放 4 个入口。',
    'link-address-invalid': '请输入以 / 开头的站内路径，或以 http、https 开头的网址。',
    'elements-too-many': '元素设置太多，最多 500 项。',
  },
  en: {
    'navigation-not-found': 'We could not find this navigation. It may have been deleted.',
    'navigation-changed': 'Someone else changed this navigation meanwhile. Reload and try again.',
    'navigation-empty': 'There is nothing in this navigation yet, so it cannot be published.',
    'navigation-too-long': 'There are too many entries; a navigation holds 60.',
    'navigations-too-many': 'There are too many navigations; each terminal has 50 at most.',
    'place-twice': 'Two entries lead to the same place.',
    'entry-untitled': 'Groups and links need a name.',
    'group-empty': 'A group has nothing in it.',
    'group-on-phone': 'The phone’s bar has no groups.',
    'too-many-places': 'The phone’s bar has room for 4 entries.',
    'link-address-invalid':
      'Enter a path inside the product that starts with /, or an address that starts with http or https.',
    'elements-too-many': 'There are too many settings of elements; 500 is the most.',
  },
})
