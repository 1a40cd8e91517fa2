import {
  actingForQuery,
  appStatusPath,
  filesPath,
  type Endpoint,
  type FilePurpose,
  type InputOf,
  type OutputOf,
  type StoredFile,
} from '@atrium/domain-core'
import { CallError } from './call-error'
import type { Said } from './error-of-answer'
import { fileToSend } from './file-to-send'
import type { Answered, Keeper } from './keeper'
import { repeat, repeatDelays, waitFor } from './repeat'
import { gatewayOf, getOf, placeOf, requestOf } from './request'
import { sendFile } from './send-file'
import { createSender } from './sender'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Makes a repeated write answer the first result. */
  idempotencyKey?: string
  /** Sends form fields instead of JSON. */
  form?: boolean
  /** Codes the caller shows itself: they cause no redirect to login or maintenance. */
  handles?: readonly string[]
  /** Milliseconds; overrides the client's own limit. */
  timeout?: number
  /** Names the request; made up when absent. */
  requestId?: string
}

interface UploadOptions extends Pick<CallOptions, 'handles'> {
  purpose: FilePurpose
  /** From 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** The client every call goes through. */
export interface Net {
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<OutputOf<E>>
  /** Asks one of the calls of section 7 that live outside the gateway, such as `/napi/lang/json`. */
  ask(
    path: string,
    query?: Readonly<Record<string, string>>,
    options?: AskOptions,
  ): Promise<unknown>
  uploadFile(file: File, options: UploadOptions): Promise<StoredFile>
  /** The address a browser downloads a stored file from. */
  fileUrl(fileId: string): string
  /** Forgets what was kept, because somebody else may use this browser next. */
  forget(): Promise<void>
}

interface AskOptions extends Pick<CallOptions, 'signal' | 'timeout'> {
  /** True when the answer may be one that was kept. */
  kept?: boolean
}

export interface NetConfig {
  /** Deploy base path, without a slash at its end. */
  base?: string
  /** The space of the address; null when it names none. */
  space?: () => string | null
  locale: () => string
  /** The agency by which the person acts for somebody else; null while they don't. */
  actingFor?: () => string | null
  /** Milliseconds a call may take, and an upload without any progress. */
  timeout?: number
  /** A 401 that nobody handles; from `wayOut`. */
  onUnauthenticated?: () => void
  /** A 503 that nobody handles; from `wayOut`. */
  onMaintenance?: () => void
  /** The text of a code, or else of a text, that the server answered; undefined leaves it. */
  translate?: (said: Said) => string | undefined
  /** Whether images are made smaller before they are sent; from the global config. */
  compressesImages?: () => Promise<boolean>
  /** Something answered, and which release of the product it is; null when it does not say. */
  onAnswer?: (release: string | null) => void
  /** Nothing answered: no network, or no server. */
  onNoAnswer?: () => void
  /** Answers reads from what was kept; from `createKeeper` of core-cache. */
  keeper?: Keeper
  fetch?: typeof fetch
  newId?: () => string
  wait?: (milliseconds: number) => Promise<void>
  random?: () => number
}

/** Makes the client for one window. */
export function createNet(config: NetConfig): Net {
  const { base = '', space = () => null, timeout = 30_000, newId = randomId, keeper } = config
  const { locale, translate, wait = waitFor, random = Math.random } = config
  const { actingFor = () => null } = config
  const send = createSender({ ...config, timeout })

  function told(error: unknown, handles: readonly string[] = []): unknown {
    if (error instanceof CallError && !handles.includes(error.code)) {
      if (error.status === 401) config.onUnauthenticated?.()
      if (error.status === 503) config.onMaintenance?.()
    }
    return error
  }

  async function ask(url: string, request: () => Promise<Answered>, appId?: string) {
    // What is kept is one's own.
    if (keeper && actingFor() === null)
      return keeper.read({ url: url.slice(base.length), appId }, request)
    return (await request()).data
  }

  return {
    async call(endpoint, input, options = {}) {
      const prefix = gatewayOf(base, space())
      const request = requestOf(endpoint, input, { prefix, form: options.form ?? false })
      const requestId = options.requestId ?? newId()
      const { signal, idempotencyKey } = options
      const isRead = endpoint.kind === 'read'
      const delays = isRead || idempotencyKey !== undefined ? repeatDelays : []
      const work = () => send(request, requestId, options)
      const repeated = () => repeat(work, { delays, signal, wait, random })
      try {
        if (isRead && request.method === 'GET') {
          return (await ask(request.url, repeated, appIdOf(input))) as OutputOf<typeof endpoint>
        }
        return (await repeated()).data as OutputOf<typeof endpoint>
      } catch (error) {
        throw told(error, quiet(endpoint, error, options.handles))
      } finally {
        // Also a write without an answer may have been done.
        if (!isRead) keeper?.doubt()
      }
    },
    ask(path, query = {}, { kept = false, ...options } = {}) {
      const request = getOf(placeOf(base, space()) + path, query)
      const work = () => send(request, newId(), options)
      return kept ? ask(request.url, work) : work().then(({ data }) => data)
    },
    async uploadFile(file, { purpose, handles, ...options }) {
      const url = `${gatewayOf(base, space())}${filesPath}?purpose=${purpose}`
      const hearing = { requestId: newId(), locale: locale(), translate, actingFor: actingFor() }
      const sent = await fileToSend(file, config.compressesImages)
      try {
        return await sendFile(sent, { url, patience: 2 * timeout, ...hearing, ...options })
      } catch (error) {
        throw told(error, handles)
      }
    },
    fileUrl(fileId) {
      const url = `${gatewayOf(base, space())}${filesPath}/${encodeURIComponent(fileId)}`
      const agencyId = actingFor()
      return agencyId === null ? url : `${url}?${actingForQuery}=${encodeURIComponent(agencyId)}`
    },
    forget: async () => keeper?.forget(),
  }
}

/** The app-store asks in the background whether an app is up: its 503 leads nowhere (section 8). */
function quiet({ path }: Endpoint, error: unknown, handles: readonly string[] = []) {
  if (path !== appStatusPath || !(error instanceof CallError)) return handles
  return error.status === 503 ? [...handles, error.code] : handles
}

function appIdOf(input: Readonly<Record<string, unknown>>): string | undefined {
  return typeof input['appId'] === 'string' ? input['appId'] : undefined
}

/** `crypto.randomUUID` exists only on secure origins, and an intranet may be served without TLS. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
