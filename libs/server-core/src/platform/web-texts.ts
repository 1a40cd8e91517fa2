import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ProductText } from '../texts'

const fileSchema = z.record(
  z.string(),
  z.object({ lib: z.string(), 'zh-CN': z.string(), en: z.string() }),
)

/** The texts of all libraries, which the build of the web app leaves in messages.json; none without a build. */
export function readWebTexts(webDir: string | null): ReadonlyMap<string, ProductText> {
  if (webDir === null) return new Map()
  try {
    const text = readFileSync(join(webDir, 'messages.json'), 'utf8')
    return new Map(Object.entries(fileSchema.parse(JSON.parse(text))))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map()
    throw error
  }
}
