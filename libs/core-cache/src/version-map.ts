import { apiVersionAnswerSchema, type ApiVersions } from '@atrium/domain-core'

/** The versions of the window's space, as fresh as they need to be. */
export interface VersionMap {
  /** Null as long as they are not known: then nothing is answered from the cache. */
  current(space: string | null): Promise<ApiVersions | null>
  /** As they were known last, however long ago; null when asking failed, undefined before it was done. */
  last(): ApiVersions | null | undefined
  /** Something has changed; they are asked for again before they are used again. */
  doubt(): void
}

export interface VersionMapConfig {
  /** Asks `/sapi/user/platformCaching/apiVersion` of the space of the address. */
  readonly ask: () => Promise<unknown>
  readonly space: () => string | null
  readonly onFresh: (versions: ApiVersions) => void
  /** They could not be had; whatever they described is not known to be true any more. */
  readonly onFailure: () => void
  /** True while changes are told as they happen. */
  readonly isLive: () => boolean
  /** Milliseconds of a clock that never jumps. */
  readonly clock: () => number
}

/** How long versions are good while nobody tells of changes; as long as a query of a page is. */
const unheardMillis = 30_000
const retryMillis = 30_000
/** A read asks by itself when the versions take longer. */
const patience = 3000

interface Known {
  /** Null when asking failed. */
  readonly versions: ApiVersions | null
  readonly space: string | null
  readonly doubts: number
  readonly at: number
}

export function createVersionMap(config: VersionMapConfig): VersionMap {
  const { clock, isLive } = config
  let known: Known | undefined
  let doubts = 0
  let asking: Promise<void> | undefined

  function isGood({ versions, at, ...asked }: Known, space: string | null): boolean {
    if (asked.doubts !== doubts || asked.space !== space) return false
    if (versions === null) return clock() - at < retryMillis
    return isLive() || clock() - at < unheardMillis
  }

  async function ask(): Promise<void> {
    const asked = { doubts, space: config.space() }
    const versions = await answered(config.ask)
    known = { ...asked, versions, at: clock() }
    asking = undefined
    if (versions) config.onFresh(versions)
    else config.onFailure()
  }

  return {
    async current(space) {
      // Who doubts while they are being asked for gets them asked for once more.
      for (let turn = 0; turn < 3; turn += 1) {
        if (known && isGood(known, space)) return known.versions
        if (!(await within(patience, (asking ??= ask())))) return null
      }
      return null
    },
    last: () => known?.versions,
    doubt() {
      doubts += 1
    },
  }
}

async function answered(ask: () => Promise<unknown>): Promise<ApiVersions | null> {
  try {
    return apiVersionAnswerSchema.parse(await ask()).result
  } catch {
    // Section 8: a failure is silently ignored; the table cache is cleared.
    return null
  }
}

function within(milliseconds: number, work: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds)
    void work.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}
