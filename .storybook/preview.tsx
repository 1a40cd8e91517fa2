import type { Preview } from '@storybook/react-vite'

const preview: Preview = { parameters: { layout: 'padded', a11y: { test: 'todo' } } }
export default preview
