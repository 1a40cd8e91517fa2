import 'antd/dist/antd.css'
import './base.css'
import './kit.css'
import { ConfigProvider, type ThemeConfig } from 'antd'
import type { Locale as KitLocale } from 'antd/es/locale'
import enUS from 'antd/es/locale/en_US'
import zhCN from 'antd/es/locale/zh_CN'
import { createContext, type ReactNode, useContext, useInsertionEffect, useMemo } from 'react'
import { type Locale, LocaleProvider } from '../locale'
import { useMedia } from '../media'
import { antdTheme } from './antd-theme'
import type { Scheme, Skin } from './palette'
import { cssVariables, type Density, type Look } from './tokens'

export interface ThemeProviderProps {
  scheme: Scheme
  density: Density
  /** The enterprise's brand colour and corners. */
  skin?: Skin
  /** Language of built-in texts and of date pickers. */
  locale: Locale
  children: ReactNode
}

export const LookContext = createContext<Look>({ scheme: 'light', density: 'comfortable' })
const kitLocales = { 'zh-CN': readable(zhCN), en: readable(enUS) }

/** Lets the year and month buttons of a calendar be named by what they show. */
function readable(kit: KitLocale): KitLocale {
  if (!kit.DatePicker) return kit
  const lang = { ...kit.DatePicker.lang, yearSelect: '', monthSelect: '' }
  return { ...kit, DatePicker: { ...kit.DatePicker, lang } }
}

/** The one owner of the page's look: sets tokens, scheme, density and language on the document. */
export function ThemeProvider({ scheme, density, skin, locale, children }: ThemeProviderProps) {
  const { brand, corners } = skin ?? {}
  const look = useMemo<Look>(
    () => ({ scheme, density, skin: { brand, corners } }),
    [scheme, density, brand, corners],
  )
  // What opens waits for its motion to end, and one of no length may have ended before.
  const motion = !useMedia('(prefers-reduced-motion: reduce)')
  const kitTheme = useMemo(() => withMotion(antdTheme(look), motion), [look, motion])
  useInsertionEffect(() => paint(look, locale), [look, locale])
  return (
    <LookContext value={look}>
      <LocaleProvider locale={locale}>
        <ConfigProvider
          theme={kitTheme}
          locale={kitLocales[locale]}
          button={{ autoInsertSpace: false }}
          wave={{ disabled: true }}
        >
          {children}
        </ConfigProvider>
      </LocaleProvider>
    </LookContext>
  )
}

function withMotion(theme: ThemeConfig, motion: boolean): ThemeConfig {
  return { ...theme, token: { ...theme.token, motion } }
}

/** The look in force, for what CSS can't reach: canvases, charts, virtual row heights. */
export function useLook(): Look {
  return useContext(LookContext)
}

function paint(look: Look, locale: Locale) {
  const root = document.documentElement
  root.dataset['scheme'] = look.scheme
  root.dataset['density'] = look.density
  root.style.colorScheme = look.scheme
  root.style.backgroundColor = 'var(--atr-canvas)'
  root.lang = locale
  for (const [name, value] of Object.entries(cssVariables(look))) {
    root.style.setProperty(name, value)
  }
}
