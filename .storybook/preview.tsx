import type { Preview } from '@storybook/react-vite'
import { initialLook, lookSwitches, withLook } from './look-of-stories'

const preview: Preview = {
  decorators: [withLook],
  globalTypes: lookSwitches,
  initialGlobals: initialLook,
  parameters: { layout: 'padded', a11y: { test: 'error' } },
}
export default preview
