export { type FormError, FormErrors, type FormErrorsProps } from './form-errors'
export { FormField, type FormFieldProps } from './form-field'
export {
  FormLayout,
  type FormLayoutProps,
  FormSection,
  type FormSectionProps,
  SubmitBar,
  type SubmitBarProps,
} from './form-layout'
