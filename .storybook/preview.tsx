import { I18nProvider } from '@atrium/core-i18n'
import type { Locale } from '@atrium/ui/locale'
import { type Density, type Scheme, ThemeProvider } from '@atrium/ui/theme'
import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  parameters: { layout: 'padded', a11y: { test: 'todo' } },
  globalTypes: {
    scheme: { toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    density: {
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    locale: { toolbar: { icon: 'globe', items: ['zh-CN', 'en'], dynamicTitle: true } },
  },
  initialGlobals: { scheme: 'light', density: 'comfortable', locale: 'en' },
  decorators: [
    (Story, { globals }) => (
      <ThemeProvider
        scheme={globals['scheme'] as Scheme}
        density={globals['density'] as Density}
        locale={globals['locale'] as Locale}
      >
        <I18nProvider locale={globals['locale'] as Locale}>
          <Story />
        </I18nProvider>
      </ThemeProvider>
    ),
  ],
}
export default preview
