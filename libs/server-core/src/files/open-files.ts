import type { Config } from '../config'
import type { Database } from '../database/database'
import type { Faces } from '../platform/faces'

/** Files that anybody may have, signed in or not. */
export interface OpenFiles {
  /** The space whose sign-in page shows the picture; null when no sign-in page at this address does. */
  spaceOf(fileId: string, addressed: string | undefined): Promise<string | null>
}

/** What a sign-in page shows: its picture, and in an installation of an enterprise's own its logo. */
export function createOpenFiles(
  database: Database,
  { faces, config }: { readonly faces: Faces; readonly config: Pick<Config, 'privateTo'> },
): OpenFiles {
  return {
    async spaceOf(fileId, addressed) {
      const entId = addressed ?? config.privateTo
      if (entId === null) return null
      const face = await database.read('platform', (tx) => faces.read(tx, entId))
      const shown = [face?.skin?.signIn.pictureId, entId === config.privateTo ? face?.logoId : null]
      return shown.includes(fileId) ? entId : null
    },
  }
}
