import { I18nProvider } from '@atrium/core-i18n'
import type { Locale } from '@atrium/domain-core'
import { type Density, ThemeProvider } from '@atrium/ui/theme'
import type { Decorator, Preview } from '@storybook/react-vite'

/** The toolbar's three switches; a story may fix one in its `globals`. */
export const lookSwitches: Preview['globalTypes'] = {
  locale: {
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'zh-CN', title: '中文' },
        { value: 'en', title: 'English' },
      ],
    },
  },
  scheme: {
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  density: {
    toolbar: {
      title: 'Density',
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
    },
  },
}

export const initialLook: Look = { locale: 'en', scheme: 'light', density: 'comfortable' }

interface Look {
  locale: Locale
  scheme: 'light' | 'dark'
  density: Density
}

/** Stands every story in the product's own language and theme. */
export const withLook: Decorator = (Story, { globals }) => {
  const { locale, scheme, density } = { ...initialLook, ...(globals as Partial<Look>) }
  return (
    <I18nProvider key={locale} locale={locale}>
      <ThemeProvider scheme={scheme} density={density} locale={locale}>
        <Story />
      </ThemeProvider>
    </I18nProvider>
  )
}
