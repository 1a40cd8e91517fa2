import { appViewPath } from '@atrium/domain-apps'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { carForm, fakeForms, someCars } from '../testing/fake-forms'
import { FormsStage } from '../testing/forms-stage'
import { AppViewPage } from './app-view-page'

interface SceneProps {
  count: number
  query?: string
}

function Scene({ count, query = '' }: SceneProps) {
  const locale = useLocale()
  const [answers] = useState(() => fakeForms(someCars(count)).answers)
  const at = `${appViewPath({ module: 'form', appId: carForm.appId })}?item=${carForm.id}${query}`
  return (
    <div style={{ height: '100vh', margin: -16 }}>
      <FormsStage path={appViewPath} at={at} answers={answers} locale={locale}>
        <AppViewPage />
      </FormsStage>
    </div>
  )
}

const meta: Meta<typeof Scene> = { title: 'feature-forms/AppView', component: Scene }
export default meta
type Story = StoryObj<typeof Scene>

const filter = JSON.stringify({
  kind: 'group',
  join: 'and',
  of: [
    {
      kind: 'condition',
      field: Object.keys(someCars(1)[0]?.values ?? {})[0],
      comparison: 'contains',
      operand: 'XC',
    },
  ],
})

export const Records: Story = { args: { count: 400 } }
export const Filtered: Story = {
  args: { count: 400, query: `&filter=${encodeURIComponent(filter)}&size=20` },
}
export const Nothing: Story = { args: { count: 0 } }
export const OpenRecord: Story = { args: { count: 12, query: `&record=new` } }
export const Importing: Story = { args: { count: 12, query: '&import=yes' } }
