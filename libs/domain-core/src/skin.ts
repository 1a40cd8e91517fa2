import { z } from 'zod'
import { contrast, isHex } from './colour'
import { idSchema } from './id'
import { lookSchema } from './look'

const hexSchema = z.string().refine(isHex)

/** How rounded controls and cards are. */
export const corners = ['sharp', 'soft', 'round'] as const

/** How an enterprise wants its windows to look. */
export const skinSchema = z.object({
  /** Null is the product's own hue. */
  brand: hexSchema.nullable(),
  /** Whoever has chosen none of their own gets these. */
  scheme: lookSchema.shape.scheme.unwrap(),
  density: lookSchema.shape.density.unwrap(),
  corners: z.enum(corners),
  /** Whether the enterprise's logo stands in the header in place of its initial. */
  logoInHeader: z.boolean(),
  /** Whether people may choose a look of their own. */
  ownLook: z.boolean(),
  /** What stands beside the form on the sign-in page of the space. */
  signIn: z.object({
    pictureId: idSchema.nullable(),
    ground: hexSchema.nullable(),
    ink: hexSchema.nullable(),
    headline: z.string().trim().max(40),
    headlineEn: z.string().trim().max(80),
  }),
})

export type Skin = z.infer<typeof skinSchema>

/** How the product looks that nobody has changed. */
export const plainSkin: Skin = {
  brand: null,
  scheme: 'system',
  density: 'comfortable',
  corners: 'soft',
  logoInHeader: true,
  ownLook: true,
  signIn: { pictureId: null, ground: null, ink: null, headline: '', headlineEn: '' },
}

/** Two colours that meet in a skin, the contrast they have and the contrast they need. */
export interface SkinRatio {
  readonly pair: 'text-on-brand' | 'brand-on-page' | 'sign-in-text'
  readonly ratio: number
  readonly needs: number
}

const page = '#f3f5f8'
const white = '#ffffff'
const darkInk = '#1a2330'

/** Every pair of a skin that somebody has to read or tell apart; text needs 4.5:1, controls 3:1. */
export function skinRatios({ brand, signIn }: Pick<Skin, 'brand' | 'signIn'>): SkinRatio[] {
  const ratios: SkinRatio[] = []
  if (brand !== null) {
    ratios.push({ pair: 'text-on-brand', ratio: contrast(white, brand), needs: 4.5 })
    ratios.push({ pair: 'brand-on-page', ratio: contrast(brand, page), needs: 3 })
  }
  if (signIn.ground !== null) {
    const ink = signIn.ink ?? inkOn(signIn.ground)
    ratios.push({ pair: 'sign-in-text', ratio: contrast(ink, signIn.ground), needs: 4.5 })
  }
  return ratios
}

/** White or nearly black, whichever reads better on a ground. */
export function inkOn(ground: string): string {
  return contrast(white, ground) >= contrast(darkInk, ground) ? white : darkInk
}
