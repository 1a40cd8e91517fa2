import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AppsStage } from '../testing/apps-stage'
import { fakeFiles, filmFile } from '../testing/fake-file'
import { ApplicationFromFile } from './application-from-file'

const meta: Meta<typeof Scene> = { title: 'feature-apps/ApplicationFromFile', component: Scene }
export default meta
type Story = StoryObj<typeof Scene>

export const Columns: Story = {}
export const Chinese: Story = { args: { locale: 'zh-CN' } }
export const ManySheets: Story = {
  args: { sheets: ['2024', '2025', '二〇二六年第一季度'] },
}

interface SceneProps {
  locale?: 'zh-CN' | 'en'
  sheets?: string[]
}

function Scene({ locale, sheets = filmFile.sheets }: SceneProps) {
  const chosen = useLocale()
  const [name, setName] = useState('movies')
  const file = { id: 'file', name: 'movies.csv', type: 'text/csv', size: 1 }
  return (
    <AppsStage answers={fakeFiles().answers} locale={locale ?? chosen}>
      <ApplicationFromFile
        file={file}
        table={{ ...filmFile, sheets }}
        name={name}
        onName={setName}
        onSource={() => undefined}
        onBack={() => undefined}
        onMade={() => undefined}
      />
    </AppsStage>
  )
}
