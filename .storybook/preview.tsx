import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { initialLook, lookSwitches, withLook } from './look-of-stories'

// A page loads its parts when they are first shown, and a busy machine takes its time.
configure({ asyncUtilTimeout: 8_000 })

const preview: Preview = {
  // What one story keeps for its window (naked mode, say) is not the next one's.
  beforeEach: () => sessionStorage.clear(),
  decorators: [withLook],
  globalTypes: lookSwitches,
  initialGlobals: initialLook,
  parameters: { layout: 'padded', a11y: { test: 'error' } },
}
export default preview
