import { theme as antd, type ThemeConfig } from 'antd'
import { palette, type Tone } from './palette'
import { cssVariables, type Look } from './tokens'

type MappingAlgorithm = typeof antd.darkAlgorithm

/** The same tokens in the words of the component kit underneath; its styles come from its static sheet. */
export function antdTheme(look: Look): ThemeConfig {
  const compact = look.density === 'compact'
  const active = { activeBorderColor: palette(look.scheme, look.skin)['brand-text'] }
  return {
    algorithm: [look.scheme === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm, pinned(look)],
    zeroRuntime: true,
    hashed: false,
    token: { ...neutralTokens(look), ...toneTokens(look), ...measureTokens(look) },
    components: {
      Input: active,
      InputNumber: active,
      DatePicker: active,
      Button: {
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Segmented: { trackPadding: 2, trackBg: palette(look.scheme)['fill-strong'] },
      Steps: { iconSize: 24, iconFontSize: 12 },
      Tabs: { horizontalItemGutter: 24, titleFontSize: 14 },
      Tree: { titleHeight: compact ? 26 : 30, indentSize: 18 },
      Select: { ...active, optionHeight: compact ? 28 : 32 },
      Modal: { titleFontSize: 16 },
      Tooltip: { fontSize: 12 },
    },
  }
}

/** Keeps the solid tones exactly ours; the kit's dark algorithm would dim them. */
function pinned(look: Look): MappingAlgorithm {
  const c = palette(look.scheme, look.skin)
  return (seed, map) => ({
    ...(map ?? antd.defaultAlgorithm(seed)),
    colorPrimary: c.brand,
    colorSuccess: c.success,
    colorWarning: c.warning,
    colorError: c.danger,
    colorInfo: c.info,
  })
}

function neutralTokens(look: Look): ThemeConfig['token'] {
  const c = palette(look.scheme, look.skin)
  const dark = look.scheme === 'dark'
  return {
    colorPrimary: c.brand,
    colorTextBase: c.text,
    colorBgBase: c.surface,
    colorText: c.text,
    colorTextHeading: c.text,
    colorTextSecondary: c['text-soft'],
    colorTextTertiary: c['text-muted'],
    colorTextDescription: c['text-muted'],
    colorTextPlaceholder: c['text-muted'],
    colorTextQuaternary: c['text-disabled'],
    colorTextDisabled: c['text-disabled'],
    colorIcon: c['text-muted'],
    colorIconHover: c.text,
    colorBorder: c['line-control'],
    colorBorderDisabled: c.line,
    colorBorderSecondary: c.line,
    colorSplit: c.line,
    colorBgLayout: c.canvas,
    colorBgContainer: dark ? c.sunken : c.surface,
    colorBgContainerDisabled: c.fill,
    colorBgElevated: c.raised,
    colorBgSpotlight: dark ? '#37434f' : '#202a37',
    colorBgMask: c.scrim,
    colorFill: c['fill-strong'],
    colorFillSecondary: c.fill,
    colorFillTertiary: c.fill,
    colorFillQuaternary: c.sunken,
    colorFillAlter: c.sunken,
    controlItemBgHover: c.fill,
    controlItemBgActive: c['brand-soft'],
    controlItemBgActiveHover: c['brand-soft-strong'],
    controlOutline: c['brand-soft-strong'],
    colorErrorOutline: c['danger-soft-strong'],
    colorWarningOutline: c['warning-soft-strong'],
    colorLink: c['brand-text'],
    colorLinkHover: c['brand-hover'],
    colorLinkActive: c['brand-active'],
  }
}

function toneTokens(look: Look): ThemeConfig['token'] {
  const c = palette(look.scheme, look.skin)
  const words = { Primary: 'brand', Success: 'success', Warning: 'warning', Info: 'info' } as const
  const entries = Object.entries({ ...words, Error: 'danger' as const }).flatMap(([word, tone]) =>
    Object.entries(toneSteps(c, word, tone)),
  )
  return Object.fromEntries(entries)
}

function toneSteps(c: ReturnType<typeof palette>, word: string, tone: Tone | 'brand') {
  return {
    [`color${word}`]: c[tone],
    [`color${word}Hover`]: c[`${tone}-hover`],
    [`color${word}Active`]: c[`${tone}-active`],
    [`color${word}Bg`]: c[`${tone}-soft`],
    [`color${word}BgHover`]: c[`${tone}-soft-strong`],
    [`color${word}Border`]: c[`${tone}-line`],
    [`color${word}BorderHover`]: c[tone],
    [`color${word}Text`]: c[`${tone}-text`],
    [`color${word}TextHover`]: c[`${tone}-text`],
    [`color${word}TextActive`]: c[`${tone}-text`],
  }
}

function measureTokens(look: Look): ThemeConfig['token'] {
  const vars = cssVariables(look)
  const compact = look.density === 'compact'
  return {
    fontFamily: vars['--atr-font-sans'] ?? 'sans-serif',
    fontFamilyCode: vars['--atr-font-mono'] ?? 'monospace',
    fontSize: 14,
    fontSizeSM: 12,
    fontSizeLG: 16,
    fontWeightStrong: 600,
    controlHeight: compact ? 28 : 32,
    controlHeightSM: 24,
    controlHeightLG: compact ? 36 : 40,
    borderRadius: Number.parseInt(vars['--atr-radius-control'] ?? '6', 10),
    borderRadiusSM: Math.min(4, Number.parseInt(vars['--atr-radius-control'] ?? '4', 10)),
    borderRadiusLG: Number.parseInt(vars['--atr-radius-card'] ?? '10', 10),
    motionUnit: 0.05,
    opacityLoading: 1,
    boxShadow: vars['--atr-shadow-float'] ?? 'none',
    boxShadowSecondary: vars['--atr-shadow-float'] ?? 'none',
    boxShadowTertiary: 'none',
    zIndexPopupBase: 1000,
  }
}
