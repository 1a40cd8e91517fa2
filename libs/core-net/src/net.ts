import type { Endpoint, InputOf, OutputOf, FilePurpose, StoredFile } from '@atrium/domain-core'
import { filesPath } from '@atrium/domain-core'
import { CallError } from './call-error'
import { withDeadline } from './deadline'
import { errorOfAnswer } from './error-of-answer'
import { fileToSend } from './file-to-send'
import { gatewayOf, placeOf, requestOf, type WireRequest } from './request'
import { sendFile } from './send-file'

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

interface UploadOptions {
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
  ask(path: string, query?: Readonly<Record<string, string>>): Promise<unknown>
  uploadFile(file: File, options: UploadOptions): Promise<StoredFile>
  /** The address a browser downloads a stored file from. */
  fileUrl(fileId: string): string
}

export interface NetConfig {
  /** Deploy base path, without a slash at its end. */
  base?: string
  /** The space of the address; null when it names none. */
  space?: () => string | null
  locale: () => string
  /** Milliseconds a call may take. */
  timeout?: number
  /** A 401 that nobody handles: go to login. */
  onUnauthenticated?: () => void
  /** A 503 that nobody handles: go to maintenance. */
  onMaintenance?: () => void
  /** Whether images are made smaller before they are sent; from the global config. */
  compressesImages?: () => Promise<boolean>
  /** Answers reads from what was kept, or asks; from `cachedReads` of core-cache. */
  through?: (
    read: { url: string; appId: string | undefined },
    ask: () => Promise<unknown>,
  ) => Promise<unknown>
  fetch?: typeof fetch
  newId?: () => string
  wait?: (milliseconds: number) => Promise<void>
}

const retryDelays = [300, 1200]

/** Makes the client for one window. */
export function createNet(config: NetConfig): Net {
  const { base = '', space = () => null, timeout = 30_000, newId = randomId } = config
  const prefix = () => gatewayOf(base, space())

  function told(error: CallError, handles: readonly string[] = []): CallError {
    if (!handles.includes(error.code)) {
      if (error.status === 401) config.onUnauthenticated?.()
      if (error.status === 503) config.onMaintenance?.()
    }
    return error
  }

  async function send(request: WireRequest, requestId: string, options: CallOptions) {
    const headers = new Headers({ 'accept-language': config.locale(), 'x-request-id': requestId })
    if (request.contentType) headers.set('content-type', request.contentType)
    if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
    const { method, body } = request
    return withDeadline(
      async (signal) => {
        const doFetch = config.fetch ?? fetch
        const answer = await doFetch(request.url, {
          method,
          headers,
          signal,
          credentials: 'same-origin',
          ...(body === undefined ? {} : { body }),
        })
        const text = await answer.text()
        if (!answer.ok) throw errorOfAnswer(answer.status, text, requestId)
        return parseAnswer(text, answer.status, requestId)
      },
      { milliseconds: options.timeout ?? timeout, signal: options.signal },
    )
  }

  async function persist(request: WireRequest, delays: readonly number[], options: CallOptions) {
    const requestId = options.requestId ?? newId()
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send(request, requestId, options)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        const delay = delays[attempt]
        if (delay === undefined || !isPassing(error)) throw told(error, options.handles)
        await (config.wait ?? waitFor)(delay)
        options.signal?.throwIfAborted()
      }
    }
  }

  return {
    async call(endpoint, input, options = {}) {
      const request = requestOf(endpoint, input, { prefix: prefix(), form: options.form ?? false })
      const delays = endpoint.kind === 'read' ? retryDelays : []
      const ask = () => persist(request, delays, options)
      const kept = endpoint.kind === 'read' && endpoint.method === 'GET' && config.through
      const answer = kept ? await kept(keyOf(request.url, input, base), ask) : await ask()
      return answer as OutputOf<typeof endpoint>
    },
    ask(path, query = {}) {
      const parameters = new URLSearchParams(query).toString()
      const url = placeOf(base, space()) + path + (parameters && `?${parameters}`)
      return send({ method: 'GET', url, body: undefined, contentType: undefined }, newId(), {})
    },
    async uploadFile(file, options) {
      const url = `${prefix()}${filesPath}?purpose=${options.purpose}`
      const requestId = newId()
      const sent = await fileToSend(file, config.compressesImages)
      try {
        return await sendFile(sent, { url, requestId, locale: config.locale(), ...options })
      } catch (error) {
        throw error instanceof CallError ? told(error) : error
      }
    },
    fileUrl: (fileId) => `${prefix()}${filesPath}/${encodeURIComponent(fileId)}`,
  }
}

function keyOf(url: string, input: Readonly<Record<string, unknown>>, base: string) {
  const appId = typeof input['appId'] === 'string' ? input['appId'] : undefined
  return { url: url.slice(base.length), appId }
}

/** True for failures that a repetition may cure: no answer, or a gateway that is between two servers. */
function isPassing(error: CallError): boolean {
  return error.code === 'network-error' || error.status === 502 || error.status === 504
}

function parseAnswer(text: string, status: number, requestId: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    const message = 'The answer is not JSON'
    throw new CallError({ code: 'internal', message, status, requestId, cause })
  }
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** `crypto.randomUUID` exists only on secure origins, and an intranet may be served without TLS. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
