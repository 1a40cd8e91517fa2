import { plainSkin, type Skin } from '@atrium/domain-core'
import { useBaseInfo } from './base-info'
import { type Preferences, usePreferences } from './preferences-store'

/** The look a window is drawn in. */
export interface LookInForce extends Pick<Skin, 'scheme' | 'density' | 'corners' | 'brand'> {
  /** The hue that the person chose; null: the enterprise's brand colour counts. */
  readonly hue: string | null
  /** Whether the enterprise leaves the look to its people. */
  readonly isOwn: boolean
}

/** What the person chose where the enterprise leaves it to them, else what the enterprise wants, else the product's look. */
export function lookInForce(
  chosen: Pick<Preferences, 'scheme' | 'density' | 'hue'>,
  skin: Skin | null,
): LookInForce {
  const { ownLook, scheme, density, corners, brand } = skin ?? plainSkin
  const own = ownLook ? chosen : { scheme: null, density: null, hue: null }
  return {
    scheme: own.scheme ?? scheme,
    density: own.density ?? density,
    hue: own.hue,
    brand,
    corners,
    isOwn: ownLook,
  }
}

/** What is left of a skin on a page that the enterprise's stylesheet stays out of: colour and corners are the product's. */
export function withoutStyle(skin: Skin): Skin {
  return { ...skin, brand: plainSkin.brand, corners: plainSkin.corners }
}

/** The look this window is drawn in. */
export function useLookInForce(): LookInForce {
  const chosen = usePreferences()
  const { info, isStyled } = useBaseInfo()
  const skin = info?.skin ?? null
  return lookInForce(chosen, skin && !isStyled ? withoutStyle(skin) : skin)
}
