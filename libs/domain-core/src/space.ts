import { z } from 'zod'

/** An enterprise's id; the space it owns is `space-{entId}` in the address. */
export const entIdSchema = z.string().regex(/^[a-z0-9]{1,32}$/)

export type EntId = z.infer<typeof entIdSchema>

const spacePrefix = /^\/space-([A-Za-z0-9]+)(?=\/)/

/** The address segment of a space, without slashes. */
export function spaceUri(entId: string): string {
  return `space-${entId}`
}

/** Splits an address path into its space, if it has one, and the path behind it: prefix, alphanumeric id, slash (section 2). */
export function splitSpace(path: string): { readonly entId: string | null; readonly path: string } {
  const entId = spacePrefix.exec(path)?.[1]
  if (entId === undefined) return { entId: null, path }
  return { entId, path: path.slice(spaceUri(entId).length + 1) }
}
