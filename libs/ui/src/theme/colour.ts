export { contrast, isHex } from '@atrium/domain-core'

/** A colour as lightness (0 to 1), chroma and hue (radians) in OKLCH. */
export interface Lch {
  l: number
  c: number
  h: number
}

type Triple = [number, number, number]

/** Lays one colour over another with the given strength (0 to 1). */
export function mix(over: string, under: string, strength: number): string {
  const [a, b] = [channels(over), channels(under)]
  return toHex(a.map((value, i) => value * strength + (b[i] ?? 0) * (1 - strength)) as Triple)
}

/** Reads a hex colour as OKLCH, in which equal steps of lightness look equal. */
export function toLch(hex: string): Lch {
  const [l, a, b] = labOf(linear(hex))
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

/** The hex colour of an OKLCH value; chroma shrinks until a screen can show it. */
export function fromLch({ l, c, h }: Lch): string {
  for (let chroma = c; chroma > 0.004; chroma *= 0.96) {
    const rgb = linearOf({ l, c: chroma, h })
    if (rgb.every((value) => value >= -0.0005 && value <= 1.0005)) return toHex(gamma(rgb))
  }
  return toHex(gamma(linearOf({ l, c: 0, h })))
}

/** Perceived distance of two hex colours in OKLab, as a person with the given vision sees them. */
export function distance(one: string, other: string, vision: Vision = 'full'): number {
  const [a, b] = [one, other].map((hex) => labOf(seenBy(vision, linear(hex))))
  if (!a || !b) return 0
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Full colour vision, or without red (protan) or green (deutan) cones. */
export type Vision = 'full' | 'protan' | 'deutan'

const cones: Record<Vision, [Triple, Triple, Triple]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
}

function seenBy(vision: Vision, [r, g, b]: Triple): Triple {
  return cones[vision].map((row) => Math.max(0, row[0] * r + row[1] * g + row[2] * b)) as Triple
}

function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

function linear(hex: string): Triple {
  return channels(hex).map((v) =>
    v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4,
  ) as Triple
}

function gamma(rgb: Triple): Triple {
  return rgb.map((v) => {
    const value = Math.min(1, Math.max(0, v))
    return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  }) as Triple
}

function toHex(rgb: Triple): string {
  return `#${rgb
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function labOf([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linearOf({ l: lightness, c, h }: Lch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
