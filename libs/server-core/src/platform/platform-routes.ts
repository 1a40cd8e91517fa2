import { getGlobalConfig, getHealth } from '@atrium/domain-core'
import type { Config } from '../config'
import { Unavailable } from '../errors'
import { implement, type Route } from '../http/implement'

/** What publications of the web app and its dictionaries are counted from (section 9). */
export const publishVersion = '23.12'

interface Parts {
  readonly config: Config
  readonly version: string
  readonly isReady: () => boolean
}

/** What anybody may ask before signing in. */
export function platformRoutes({ config, version, isReady }: Parts): Route[] {
  return [
    implement(getHealth, {
      permission: 'public',
      handle() {
        if (!isReady()) throw new Unavailable('not-ready')
        return { status: 'ready' as const, version }
      },
    }),
    implement(getGlobalConfig, {
      permission: 'public',
      handle: (_, { ip }) => ({
        productName: 'Atrium',
        deployBase: config.deployBase,
        projectId: 'atrium',
        ruleVersion: publishVersion,
        compressImage: true,
        envTag: config.production ? 'production' : 'development',
        websocketConfig: JSON.stringify({ socketDomain: '', loginIp: ip }),
        maxUploadBytes: config.maxUploadBytes,
      }),
    }),
  ]
}
