import { formDetailPath } from '@atrium/domain-forms'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { within } from 'storybook/test'
import { carForm, someCars } from '../testing/car-form'
import { carPaths, fakeAccess } from '../testing/fake-access'
import { fakeForms } from '../testing/fake-forms'
import { FormsStage } from '../testing/forms-stage'
import { AccessPanel } from './access-panel'

const cars = someCars(1)

function Scene({ count }: { count: number }) {
  const locale = useLocale()
  const [answers] = useState(() => [
    ...fakeForms(cars).answers,
    ...fakeAccess(carPaths.slice(0, count)),
  ])
  return (
    <FormsStage path={formDetailPath} at="/" answers={answers} locale={locale}>
      <AccessPanel
        form={carForm}
        recordId={cars[0]?.id ?? ''}
        subtitle="汉 EV 100"
        onClose={() => undefined}
      />
    </FormsStage>
  )
}

const meta: Meta<typeof Scene> = { title: 'feature-forms/RecordAccess', component: Scene }
export default meta
type Story = StoryObj<typeof Scene>

export const ByRoles: Story = {
  args: { count: 3 },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findAllByText(/Clerks/)
  },
}
export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByText(/Nothing allows|没有任何角色/)
  },
}
