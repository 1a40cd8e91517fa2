import { anApplication, appColors, appIcons } from '@atrium/domain-apps'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AppsStage } from '../testing/apps-stage'
import { fakeApps } from '../testing/fake-apps'
import { AppCenterPage } from './app-center-page'

interface SceneProps {
  names: readonly string[]
  at?: string
  locale?: 'zh-CN' | 'en'
}

function Scene({ names, at, locale }: SceneProps) {
  const chosen = useLocale()
  const [answers] = useState(() => fakeApps(names.map(someApp)).answers)
  return (
    <AppsStage answers={answers} locale={locale ?? chosen} {...(at ? { at } : {})}>
      <AppCenterPage />
    </AppsStage>
  )
}

function someApp(name: string, at: number) {
  const icon = appIcons[at % appIcons.length] ?? 'app'
  const color = appColors[at % appColors.length] ?? 'blue'
  const description = at % 3 === 0 ? '客户、联系人与每一次拜访，都在这里。'.repeat(at + 1) : ''
  return anApplication({ name, icon, color, description })
}

const meta: Meta<typeof Scene> = { title: 'feature-apps/AppCenter', component: Scene }
export default meta
type Story = StoryObj<typeof Scene>

const names = [
  '客户管理',
  'Orders',
  '设备巡检与保养记录（华东大区二〇二六年度）',
  'A very long name of an application, forty',
  'Stock',
  '报销',
  'Movies',
  'Cars',
  'Airports',
]
export const Cards: Story = { args: { names } }
export const Chinese: Story = { args: { names, locale: 'zh-CN' } }
export const FirstRun: Story = { args: { names: [] } }
export const NothingFound: Story = { args: { names, at: '/apps?search=Zebra' } }
export const RecycleBin: Story = { args: { names: [], at: '/apps?shown=deleted' } }
