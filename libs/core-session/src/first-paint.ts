import { localStore } from '@atrium/core-storage'
import type { Preferences } from './preferences-store'

/** What `before-app.js` paints with before any of the product's own code has arrived. */
export interface FirstPaint {
  readonly scheme: NonNullable<Preferences['scheme']>
  /** The page's ground in each scheme. */
  readonly light: string
  readonly dark: string
}

/** Remembers the look for the next start, so that it begins without a flash of another. */
export function rememberFirstPaint(paint: FirstPaint): void {
  localStore().set('first-paint', JSON.stringify(paint))
}
