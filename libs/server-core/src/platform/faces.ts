import type { Locale, Skin } from '@atrium/domain-core'
import type { Tx } from '../database/database'

/** How an enterprise presents itself. */
export interface Face {
  readonly shortName: string
  readonly shortNameEn: string
  readonly logoId: string | null
  /** The language of members who have chosen none. */
  readonly locale: Locale | null
  readonly skin: Skin | null
  /** What the product is called in an installation of the enterprise's own; empty: as it is called everywhere. */
  readonly productName: string
  readonly productNameEn: string
}

/** Knows the faces of enterprises; one module at most has them. */
export interface Faces {
  /** In a transaction of the platform. */
  read(tx: Tx, entId: string): Promise<Face | null>
}

export const noFaces: Faces = { read: async () => null }
