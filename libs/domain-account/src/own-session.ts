import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** A session of one's own, as its person sees it. */
export const ownSessionSchema = z.object({
  id: idSchema,
  /** The one that asks. */
  current: z.boolean(),
  ip: z.string(),
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
})

export type OwnSession = z.infer<typeof ownSessionSchema>

export interface Device {
  /** Product names, so the same in every language; null when not recognised. */
  readonly browser: string | null
  readonly system: string | null
  readonly kind: 'desktop' | 'phone' | 'tablet' | 'program'
}

/** What a browser says it is; enough to recognise one's own devices, not a proof of anything. */
export function deviceOf(userAgent: string): Device {
  const browser = firstOf(browsers, userAgent)
  const system = firstOf(systems, userAgent)
  if (browser === null && system === null) return { browser, system, kind: 'program' }
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return { browser, system, kind: 'tablet' }
  const isPhone = /Mobile|iPhone|MicroMessenger/.test(userAgent)
  return { browser, system, kind: isPhone ? 'phone' : 'desktop' }
}

/** In this order: most of them also claim to be what stands below them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/DingTalk\//, 'DingTalk'],
  [/Lark\/|Feishu\//, 'Feishu'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/QQBrowser\//, 'QQ Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

function firstOf(known: typeof browsers, userAgent: string): string | null {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}
