import { apiVersionEntity, type Permissions } from '@atrium/domain-core'
import type { FastifyInstance } from 'fastify'
import { createAccess, type PermissionName } from '../caller'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../database/database'
import type { Bus } from '../events/bus'
import { createFileAccess } from '../files/file-access'
import type { FileHolder } from '../files/file-holder'
import { mountFiles } from '../files/file-routes'
import type { FileStore } from '../files/file-store'
import { createOpenFiles } from '../files/open-files'
import type { Logger } from '../log'
import { mountBaseInfo } from '../platform/base-info'
import { mountChatToken } from '../platform/chat-token'
import { mountDictionary } from '../platform/dictionary'
import { noFaces, type Faces } from '../platform/faces'
import { platformRoutes } from '../platform/platform-routes'
import type { MandateSource } from '../sessions/acting'
import type { TokenSource } from '../sessions/bearer'
import type { Passwords } from '../sessions/passwords'
import { sessionRoutes } from '../sessions/session-routes'
import type { Sessions } from '../sessions/sessions'
import { createSignIn } from '../sessions/sign-in'
import { noProofs, type SignInProofs } from '../sessions/sign-in-proofs'
import { noVisits, type SpaceVisits } from '../sessions/space-visits'
import { mountSocket } from '../socket/socket-server'
import type { GrowingTexts, TextsOfModule } from '../texts'
import { createAddressee, releaseOf } from '../versions/answered-for'
import { mountVersionMap } from '../versions/version-map'
import { mountAddressGate, type AddressGate } from './address-gate'
import { mountApiPage } from './api-page'
import { createApp } from './app'
import { createIdempotency } from './idempotency'
import { guarded, type Route } from './implement'
import { mountMetrics } from './metrics'
import { mountRoutes } from './mount-routes'
import { describeApi } from './openapi'
import { createAuthentication } from './request-context'
import type { ReviewDesk } from './review-desk'
import { createSpaceAddress } from './space-address'
import { mountWebApp } from './web-app'

const hour = 3_600_000

export interface HttpParts {
  readonly config: Config
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Logger
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly files: FileStore
  readonly texts: GrowingTexts
  readonly modules: readonly HttpModule[]
  readonly version: string
  readonly isReady: () => boolean
  /** Whether answers are parsed by their schemas, which finds mistakes of ours. */
  readonly checkAnswers: boolean
}

/** The part of a module that is about calls. */
export interface HttpModule extends TextsOfModule {
  readonly routes: readonly Route[]
  readonly permissions?: Permissions
  /** Who may hear on the socket that an entity changed. */
  readonly readPermissions?: Readonly<Record<string, PermissionName | 'signed-in'>>
  /** Second factors and verification codes for sign-in; one module at most has them. */
  readonly proofs?: SignInProofs
  /** Who may enter spaces without being a member; one module at most says. */
  readonly visits?: SpaceVisits
  /** Who acts for whom; one module at most knows. */
  readonly mandates?: MandateSource
  /** Developer tokens; one module at most knows them. */
  readonly tokens?: TokenSource
  /** Its calls are about what guards accounts: no developer token opens them. */
  readonly isGuarded?: boolean
  /** Under which names the server answers; one module at most says. */
  readonly gate?: AddressGate
  /** How enterprises present themselves; one module at most knows. */
  readonly faces?: Faces
  /** Who holds files: what may be downloaded through its things, and must not be removed. */
  readonly fileHolders?: readonly FileHolder[]
  /** Where reviewed calls go; one module at most has it. */
  readonly desk?: ReviewDesk
}

/** The whole HTTP side: calls, files, socket, descriptions and the web app, not listening yet. */
export async function createHttpServer(parts: HttpParts): Promise<FastifyInstance> {
  const { config, database, sessions, clock, modules, log, texts } = parts
  const access = createAccess(modules.map((module) => module.permissions ?? {}))
  texts.add(modules)
  const address = createSpaceAddress(config.deployBase)
  const visits = modules.find((module) => module.visits)?.visits ?? noVisits
  const mandates = modules.find((module) => module.mandates)?.mandates ?? null
  const tokens = modules.find((module) => module.tokens)?.tokens ?? null
  const known = { sessions, access, address, visits, mandates, tokens }
  const authentication = createAuthentication(known)
  const idempotency = createIdempotency(database, clock)
  const release = await releaseOf(parts.version, config.webDir)
  const addressee = createAddressee(address, release)
  const app = await createApp({ config, log, texts, address, release })
  const gate = modules.find((module) => module.gate)?.gate
  if (gate) mountAddressGate(app, gate)
  const proofs = modules.find((module) => module.proofs)?.proofs ?? noProofs
  const faces = modules.find((module) => module.faces)?.faces ?? noFaces
  const routes = [
    ...platformRoutes(parts),
    ...guarded(
      sessionRoutes({
        database,
        sessions,
        access,
        visits,
        signIns: createSignIn({ ...parts, proofs }),
      }),
    ),
    ...modules.flatMap(({ routes, isGuarded }) => (isGuarded ? guarded(routes) : routes)),
  ]
  const readPermissions = new Map([
    [apiVersionEntity, 'signed-in' as const],
    ...modules.flatMap((module) => Object.entries(module.readPermissions ?? {})),
  ])
  const sockets = await mountSocket(app, { authentication, bus: parts.bus, readPermissions })
  mountMetrics(app, { authentication, sockets: sockets.count })
  const desk = modules.find((module) => module.desk)?.desk ?? null
  desk?.open({ routes, access })
  const { checkAnswers } = parts
  mountRoutes(app, routes, { authentication, idempotency, addressee, desk, checkAnswers })
  mountChatToken(app, { authentication, texts })
  const calls = [
    mountBaseInfo(app, { config, database, authentication, addressee, address, faces }),
    mountDictionary(app, { texts, authentication, addressee }),
  ]
  mountVersionMap(app, { routes, calls, database, authentication, addressee })
  const fileAccess = createFileAccess(database, fileHoldersOf(modules))
  const { maxUploadBytes: maxBytes } = config
  const openFiles = createOpenFiles(database, { faces, config })
  await mountFiles(app, {
    files: parts.files,
    access: fileAccess,
    authentication,
    openFiles,
    address,
    maxBytes,
  })
  mountApiPage(app, describeApi(routes, config.deployBase))
  await mountWebApp(app, { dir: config.webDir, deployBase: config.deployBase, release })
  sweepHourly(app, [() => idempotency.sweep(), () => sessions.sweep()])
  return app
}

/** Everything that may hold a file. */
export function fileHoldersOf(modules: readonly HttpModule[]): FileHolder[] {
  return modules.flatMap((module) => module.fileHolders ?? [])
}

function sweepHourly(app: FastifyInstance, sweeps: readonly (() => Promise<void>)[]): void {
  const timer = setInterval(() => {
    for (const sweep of sweeps) sweep().catch((err: unknown) => app.log.warn({ err }, 'not swept'))
  }, hour)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
