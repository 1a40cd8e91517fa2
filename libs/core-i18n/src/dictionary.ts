import type { KeptStore } from '@atrium/core-storage'
import { localeSchema } from '@atrium/domain-core'
import { z } from 'zod'

const dictionarySchema = z.partialRecord(localeSchema, z.record(z.string(), z.string()))

/** Texts by language and key, as the server merged them. */
export type Dictionary = z.infer<typeof dictionarySchema>

const answerSchema = z.object({
  code: z.union([z.literal(200), z.literal('200')]),
  data: z.looseObject({ version: z.union([z.string(), z.number()]) }),
})

const tries = 5
const firstDelay = 350

/** What was stored at the last visit, so that overridden texts do not flicker. */
export function readDictionary(storage: KeptStore): Dictionary {
  return dictionarySchema.safeParse(parsed(storage.get('i18nDict') ?? '{}')).data ?? {}
}

/** Asks `/napi/lang/json`, again up to five times with doubling delays from 350 ms; null when it stays silent. */
export async function loadDictionary(options: {
  ask: () => Promise<unknown>
  storage: KeptStore
  wait?: (milliseconds: number) => Promise<void>
}): Promise<Dictionary | null> {
  const wait = options.wait ?? waitFor
  for (let attempt = 0; ; attempt += 1) {
    const answer = await answerOf(options.ask)
    if (answer) return keep(answer, options.storage)
    if (attempt === tries) return null
    await wait(firstDelay * 2 ** attempt)
  }
}

async function answerOf(ask: () => Promise<unknown>) {
  try {
    return answerSchema.parse(await ask()).data
  } catch {
    return null
  }
}

function keep(data: z.infer<typeof answerSchema>['data'], storage: KeptStore): Dictionary | null {
  const { version, ...texts } = data
  const dictionary = dictionarySchema.safeParse(texts).data
  if (!dictionary) return null
  storage.set('i18nDict', JSON.stringify(dictionary))
  storage.set('i18nDictVersion', String(version))
  return dictionary
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
