import type { Meta, StoryObj } from '@storybook/react-vite'
import { patientForm } from '../testing/fake-form'
import { FormPreview } from './form-preview'

const meta: Meta<typeof FormPreview> = {
  title: 'feature-form-designer/FormPreview',
  component: FormPreview,
  args: { schema: patientForm.draft },
}
export default meta

export const AllKinds: StoryObj<typeof FormPreview> = {}
