import { defineFeature, offer, page } from '@atrium/core-routing'
import { frameSources, pageElements } from '@atrium/core-shell'
import {
  consoleAppNavigationPath,
  consoleElementsPath,
  consoleWebNavigationPath,
  elementSettingPath,
  getNavigation,
  getOwnNavigation,
  listElementSettings,
  listNavigations,
  navigationCodeMessages,
  webNavigationConfigPath,
} from '@atrium/domain-navigation'
import { EyeIcon, MenuIcon, MobileIcon } from '@atrium/ui/icon'
import { useFrameSettings } from './frame/frame-source'

const group = { id: 'appearance', title: { 'zh-CN': '导航与外观', en: 'Navigation and look' } }
const managed = { owner: ['admin'], permission: 'navigation.manage' } as const
const frame = { 'zh-CN': '页面框架', en: 'The frame of pages' }

export const navigationFeature = defineFeature({
  id: 'navigation',
  routes: [
    page(consoleWebNavigationPath, {
      ...managed,
      id: 'console-web-navigation',
      title: { 'zh-CN': '网页导航', en: 'Web navigation' },
      layout: 'index',
      page: () => import('./list/web-navigation-page'),
    }),
    page(consoleAppNavigationPath, {
      ...managed,
      id: 'console-app-navigation',
      title: { 'zh-CN': '移动导航', en: 'App navigation' },
      layout: 'index',
      page: () => import('./list/app-navigation-page'),
    }),
    page(consoleElementsPath, {
      ...managed,
      id: 'console-elements',
      title: { 'zh-CN': '元素', en: 'Elements' },
      layout: 'index',
      page: () => import('./elements/elements-page'),
    }),
    page(webNavigationConfigPath, {
      ...managed,
      id: 'web-navigation-config',
      title: { 'zh-CN': '网页导航配置', en: 'Web navigation config' },
      page: () => import('./design/design-page'),
    }),
    page(elementSettingPath, {
      ...managed,
      id: 'element-setting',
      title: { 'zh-CN': '元素设置', en: 'Element setting' },
      page: () => import('./elements/element-page'),
    }),
  ],
  navigation: [
    { to: consoleWebNavigationPath, icon: MenuIcon, group, order: 40 },
    { to: consoleAppNavigationPath, icon: MobileIcon, group, order: 41 },
    { to: consoleElementsPath, icon: EyeIcon, group, order: 42 },
  ],
  slots: [
    offer(frameSources, { useSettings: useFrameSettings }),
    offer(
      pageElements,
      { id: 'frame.search', pageTitle: frame, title: { 'zh-CN': '全局搜索', en: 'Global search' } },
      {
        id: 'frame.language',
        pageTitle: frame,
        title: { 'zh-CN': '语言切换', en: 'Language switch' },
      },
      { id: 'frame.appearance', pageTitle: frame, title: { 'zh-CN': '外观', en: 'Appearance' } },
    ),
  ],
  messages: navigationCodeMessages,
  staleOn: {
    navigation: [listNavigations, getNavigation, getOwnNavigation],
    'page-element': [listElementSettings, getOwnNavigation],
    application: [getOwnNavigation],
    person: [getOwnNavigation],
  },
})
