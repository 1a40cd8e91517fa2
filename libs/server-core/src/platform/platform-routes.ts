import {
  filesPath,
  getGlobalConfig,
  getHealth,
  socketPath,
  type GlobalConfig,
} from '@atrium/domain-core'
import type { Config } from '../config'
import { Unavailable } from '../errors'
import { implement, type PublicCall, type Route } from '../http/implement'
import { digest } from '../versions/answered-for'

/** What publications of the web app and its dictionaries are counted from (section 9). */
export const publishVersion = '23.12'

export const productName = 'Atrium'

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
      // The answer names the caller's address: it is another one as soon as that changes.
      kept: (call) => digest(JSON.stringify(globalConfig(config, call))),
      handle: (_, call) => globalConfig(config, call),
    }),
  ]
}

function globalConfig(config: Config, { ip }: PublicCall): GlobalConfig {
  const { deployBase, socketDomain, projectId, compressImage, envTag, maxUploadBytes } = config
  return {
    productName,
    deployBase,
    endpoints: { gateway: '/sapi', files: `/sapi${filesPath}`, socket: socketPath },
    projectId,
    ruleVersion: config.ruleVersion ?? publishVersion,
    compressImage,
    envTag,
    websocketConfig: JSON.stringify({ socketDomain, loginIp: ip }),
    maxUploadBytes,
  }
}
