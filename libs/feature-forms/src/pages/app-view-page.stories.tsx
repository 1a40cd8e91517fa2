import { appViewPath } from '@atrium/domain-apps'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { within } from 'storybook/test'
import { carForm, someCars } from '../testing/car-form'
import { fakeForms } from '../testing/fake-forms'
import { FormsStage } from '../testing/forms-stage'
import { AppViewPage } from './app-view-page'

const cars = someCars(400)

interface SceneProps {
  count: number
  query?: string
}

function Scene({ count, query = '' }: SceneProps) {
  const locale = useLocale()
  const [answers] = useState(() => fakeForms(cars.slice(0, count)).answers)
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

export const Records: Story = {
  args: { count: 400 },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid')
  },
}
export const Filtered: Story = {
  args: { count: 400, query: `&filter=${encodeURIComponent(filter)}&size=20` },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid')
  },
}
export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 })
  },
}
export const NewRecord: Story = {
  args: { count: 12, query: `&record=new` },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('dialog')
  },
}
export const OneRecord: Story = {
  args: { count: 12, query: `&record=${cars[3]?.id}` },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('button', { name: /Edit|编辑/ })
  },
}
export const Importing: Story = {
  args: { count: 12, query: '&import=yes' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /车辆档案/ })
  },
}
