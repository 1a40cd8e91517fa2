import { defaultBrand, type Skin } from './palette'

/** The brand hues one may choose from; each is readable in both schemes. */
export const brandHues = {
  blue: defaultBrand,
  cyan: '#0b7589',
  teal: '#0d7a68',
  green: '#2b7a3e',
  amber: '#9a5b00',
  red: '#c23a2e',
  rose: '#c02f72',
  violet: '#7a4bd0',
  graphite: '#4b5a6e',
} as const

export type BrandHue = keyof typeof brandHues

/** The skin of a chosen hue; a name that is not among them is no skin. */
export function skinOf(hue: string | null | undefined): Pick<Required<Skin>, 'brand'> | undefined {
  return isBrandHue(hue) ? { brand: brandHues[hue] } : undefined
}

function isBrandHue(hue: string | null | undefined): hue is BrandHue {
  return typeof hue === 'string' && Object.hasOwn(brandHues, hue)
}
