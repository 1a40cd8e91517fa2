import { aForm, aFormSchema, type Form } from '@atrium/domain-forms'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { DesignerStage } from '../testing/designer-stage'
import { fakeForm, patientForm } from '../testing/fake-form'
import { FormSettingPage } from './form-setting-page'

interface SceneProps {
  form: Form
  locale?: 'zh-CN' | 'en'
}

function Scene({ form, locale }: SceneProps) {
  const chosen = useLocale()
  const [answers] = useState(() => fakeForm(form).answers)
  return (
    <div style={{ height: '100vh', margin: -16 }}>
      <DesignerStage form={form} answers={answers} locale={locale ?? chosen}>
        <FormSettingPage />
      </DesignerStage>
    </div>
  )
}

const meta: Meta<typeof Scene> = {
  title: 'feature-form-designer/FormSetting',
  component: Scene,
  args: { form: patientForm },
}
export default meta
type Story = StoryObj<typeof Scene>

/** A story with one field of the form selected. */
function selected(label: string): Story {
  return {
    play: async ({ canvasElement }) => {
      const face = await within(canvasElement).findByRole('button', {
        name: new RegExp(`^${label} ?,`),
      })
      await userEvent.click(face)
    },
  }
}

export const AllKinds: Story = {}
export const Chinese: Story = { args: { locale: 'zh-CN' } }
export const Empty: Story = { args: { form: aForm({ name: 'New form', draft: aFormSchema([]) }) } }
export const TextSelected = selected('姓名')
export const ChoicesSelected = selected('Ward')
export const DateSelected = selected('Admitted on')
export const NumberSelected = selected('Weight')
export const RelationSelected = selected('Former stay')
export const AttachmentSelected = selected('Reports')
export const WithProblems: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Ward ?,/ }))
    await userEvent.clear(canvas.getByLabelText(/Field name/))
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await canvas.findByRole('button', { name: /The field has no name/ })
  },
}
export const Versions: Story = { play: openVersions }
export const RollBack: Story = {
  play: async (context) => {
    await openVersions(context)
    const back = /^(Go back to version 1|恢复第 1 版)$/
    await userEvent.click(await within(document.body).findByRole('button', { name: back }))
    await within(document.body).findByText(/Add field "New"|新增字段“New”/)
  },
}
export const RollBackChinese: Story = { args: { locale: 'zh-CN' }, play: RollBack.play! }

async function openVersions({ canvasElement }: { canvasElement: HTMLElement }) {
  const more = { name: /^(More actions|更多操作)$/ }
  await userEvent.click(await within(canvasElement).findByRole('button', more))
  await userEvent.click(await within(document.body).findByText(/^(Versions|历史版本)$/))
  await within(document.body).findByText(/^(Version 2|第 2 版)$/)
}
