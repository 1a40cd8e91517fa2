export { RichTextView, type RichTextViewProps } from './rich-text-view'
