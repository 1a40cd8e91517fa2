import { chartColours, type Corners, palette, type Scheme, type Skin } from './palette'

/** Comfortable: control 32, row 44. Compact: control 28, row 34. */
export type Density = 'comfortable' | 'compact'

const fixed = {
  'font-sans':
    '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  'font-mono':
    'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "Noto Sans CJK SC", monospace',
  'size-12': '12px',
  'size-13': '13px',
  'size-14': '14px',
  'size-16': '16px',
  'size-20': '20px',
  'size-24': '24px',
  'size-30': '30px',
  'weight-regular': '400',
  'weight-medium': '500',
  'weight-bold': '600',
  leading: '1.5',
  'leading-tight': '1.3',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-6': '24px',
  'space-8': '32px',
  'space-12': '48px',
  'motion-fast': '120ms',
  motion: '160ms',
  'motion-slow': '200ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  'header-height': '48px',
  'layer-sticky': '20',
  'layer-bar': '40',
} as const

const densities = {
  comfortable: { control: '32px', 'control-small': '24px', row: '44px', 'pad-card': '20px' },
  compact: { control: '28px', 'control-small': '24px', row: '34px', 'pad-card': '14px' },
} as const

const radii: Record<Corners, Record<'radius-control' | 'radius-card', string>> = {
  sharp: { 'radius-control': '2px', 'radius-card': '3px' },
  soft: { 'radius-control': '6px', 'radius-card': '10px' },
  round: { 'radius-control': '10px', 'radius-card': '16px' },
}

const shadows = {
  light: {
    'shadow-float': '0 0 0 1px rgb(22 34 51 / 6%), 0 8px 24px -6px rgb(22 34 51 / 18%)',
    'shadow-bar': '0 -1px 0 rgb(22 34 51 / 6%), 0 -6px 16px -10px rgb(22 34 51 / 18%)',
  },
  dark: {
    'shadow-float': '0 0 0 1px rgb(255 255 255 / 7%), 0 12px 32px -8px rgb(0 0 0 / 70%)',
    'shadow-bar': '0 -1px 0 rgb(255 255 255 / 6%), 0 -6px 16px -10px rgb(0 0 0 / 70%)',
  },
} as const

export interface Look {
  scheme: Scheme
  density: Density
  skin?: Skin | undefined
}

/** Every token of a look as CSS custom properties: `--atr-text`, `--atr-space-4`, `--atr-chart-1`. */
export function cssVariables({ scheme, density, skin }: Look): Record<string, string> {
  const chart = Object.fromEntries(chartColours(scheme).map((c, i) => [`chart-${i + 1}`, c]))
  const all: Record<string, string> = {
    ...fixed,
    ...densities[density],
    ...radii[skin?.corners ?? 'soft'],
    ...shadows[scheme],
    ...palette(scheme, skin),
    ...chart,
  }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [`--atr-${name}`, value]))
}

/** The heights a virtual list must know in numbers rather than in CSS. */
export function rowHeight(density: Density): number {
  return Number.parseInt(densities[density].row, 10)
}
