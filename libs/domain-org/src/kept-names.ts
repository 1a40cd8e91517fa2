import { z } from 'zod'

const shortName = z.string().trim().max(60)

/** What a department, post, role or group is called, as it is kept: its own name, and the English one or nothing. */
export const keptNamesSchema = z.object({ name: shortName.min(1), nameEn: shortName })

export type KeptNames = z.infer<typeof keptNamesSchema>

/** Whether a name, the English one or a code holds the text, whichever language is read. */
export function isNamed(
  {
    name,
    names,
    code = '',
  }: { readonly name: string; readonly names: KeptNames; readonly code?: string },
  text: string,
): boolean {
  const known = `${name}\n${names.name}\n${names.nameEn}\n${code}`
  return known.toLowerCase().includes(text.trim().toLowerCase())
}
