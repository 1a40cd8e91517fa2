import { defineFeature, page } from '@atrium/core-routing'
import { loginPath, maintenancePath, miniLoginPath, miniMaintenancePath } from '@atrium/domain-auth'

export const authFeature = defineFeature({
  id: 'auth',
  routes: [
    page(loginPath, {
      id: 'login',
      title: { 'zh-CN': '登录', en: 'Login' },
      owner: [],
      layout: 'access',
      page: () => import('./pages/login-page'),
    }),
    page(maintenancePath, {
      id: 'maintenance',
      title: { 'zh-CN': '系统维护', en: 'Maintenance' },
      owner: [],
      layout: 'access',
      page: () => import('./pages/maintenance-page'),
    }),
    page(miniLoginPath, {
      id: 'mini-login',
      title: { 'zh-CN': '登录', en: 'Login' },
      owner: [],
      layout: 'access',
      page: () => import('./pages/mini-login-page'),
    }),
    page(miniMaintenancePath, {
      id: 'mini-maintenance',
      title: { 'zh-CN': '系统维护', en: 'Maintenance' },
      owner: [],
      layout: 'access',
      page: () => import('./pages/mini-maintenance-page'),
    }),
  ],
})
