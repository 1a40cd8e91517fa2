import { contrast, fromLch, isHex, mix, toLch } from './colour'

/** Light or dark. */
export type Scheme = 'light' | 'dark'

/** What an enterprise may change: one brand colour, six-digit hex, and how round corners are. */
export interface Skin {
  brand?: string | undefined
  corners?: Corners | undefined
}

export type Corners = 'sharp' | 'soft' | 'round'

/** The brand colour when no skin is chosen. */
export const defaultBrand = '#3a5bd0'

const neutrals = {
  light: {
    canvas: '#f3f5f8',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f7f8fa',
    fill: '#eef1f5',
    'fill-strong': '#e2e7ed',
    line: '#dfe4ea',
    'line-soft': '#eaedf2',
    'line-control': '#b6bfca',
    'line-field': '#838f9e',
    'line-strong': '#8592a2',
    text: '#1a2330',
    'text-soft': '#465364',
    'text-muted': '#5d6979',
    'text-disabled': '#98a3b0',
    scrim: 'rgb(18 26 38 / 38%)',
  },
  dark: {
    canvas: '#0e131a',
    surface: '#161c25',
    raised: '#1e2632',
    sunken: '#121820',
    fill: '#212a36',
    'fill-strong': '#2d3846',
    line: '#2a3441',
    'line-soft': '#212a35',
    'line-control': '#46535f',
    'line-field': '#667485',
    'line-strong': '#6c7a8a',
    text: '#e5eaf1',
    'text-soft': '#b4bfcc',
    'text-muted': '#96a2b1',
    'text-disabled': '#5f6b79',
    scrim: 'rgb(4 7 12 / 62%)',
  },
} as const

const toneSeeds = { success: '#1a8a55', warning: '#b7700c', danger: '#cc3340', info: '#0b7f9c' }

/** The tones a message may have. */
export type Tone = keyof typeof toneSeeds

const charts = {
  light: ['#4861d5', '#a55725', '#409b8b', '#7f486e', '#069ce4', '#859d17', '#5f279e', '#81300f'],
  dark: ['#5d78ea', '#f7791a', '#4bc39f', '#b4629b', '#48a1db', '#d3d232', '#dcbcfa', '#c25a30'],
} as const

/** Eight series colours in drawing order, apart from each other also for colour-blind eyes. */
export function chartColours(scheme: Scheme): readonly string[] {
  return charts[scheme]
}

/** Every colour token of a scheme by name, without the `--atr-` prefix. */
export function palette(scheme: Scheme, skin: Skin = {}) {
  const base = neutrals[scheme]
  const brand = skin.brand !== undefined && isHex(skin.brand) ? skin.brand : defaultBrand
  return {
    ...base,
    ...steps('brand', brand, scheme),
    ...steps('success', toneSeeds.success, scheme),
    ...steps('warning', toneSeeds.warning, scheme),
    ...steps('danger', toneSeeds.danger, scheme),
    ...steps('info', toneSeeds.info, scheme),
  }
}

type Steps<Name extends string> = Record<
  Name | `${Name}-${'hover' | 'active' | 'soft' | 'soft-strong' | 'line' | 'text' | 'on'}`,
  string
>

function steps<Name extends string>(name: Name, seed: string, scheme: Scheme): Steps<Name> {
  const { surface, canvas, sunken, fill, raised } = neutrals[scheme]
  const dark = scheme === 'dark'
  const dimmed = readable(seed, '#ffffff', { ratio: 4.5, step: -0.01 })
  // On dark grounds a control must also stand out; between both needs there is just room.
  const solid = dark ? readable(dimmed, raised, { ratio: 3, step: 0.004 }) : dimmed
  const { l, c, h } = toLch(solid)
  const soft = mix(solid, surface, dark ? 0.2 : 0.1)
  const text = [surface, canvas, sunken, fill, soft].reduce(
    (colour, ground) => readable(colour, ground, { ratio: 4.5, step: dark ? 0.01 : -0.01 }),
    dark ? fromLch({ l: 0.74, c: Math.min(c, 0.13), h }) : solid,
  )
  return {
    [name]: solid,
    [`${name}-hover`]: fromLch({ l: l - 0.045, c, h }),
    [`${name}-active`]: fromLch({ l: l - 0.09, c, h }),
    [`${name}-soft`]: soft,
    [`${name}-soft-strong`]: mix(solid, surface, dark ? 0.32 : 0.2),
    [`${name}-line`]: mix(solid, surface, dark ? 0.5 : 0.4),
    [`${name}-text`]: text,
    [`${name}-on`]: '#ffffff',
  } as Steps<Name>
}

function readable(colour: string, ground: string, need: { ratio: number; step: number }): string {
  const { l, c, h } = toLch(colour)
  let lightness = l
  let found = colour
  while (contrast(found, ground) < need.ratio && lightness > 0.02 && lightness < 0.98) {
    lightness += need.step
    found = fromLch({ l: lightness, c, h })
  }
  return found
}
