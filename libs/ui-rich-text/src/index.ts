export { RichTextInput, type RichTextInputProps } from './rich-text-input'
export { RichTextView, type RichTextViewProps } from './rich-text-view'
