import type { Endpoint, InputOf, OutputOf, ParsedOf, StoredFile } from '@atrium/domain-core'
import { CallError, codeOfStatus } from './call-error'
import type { CallOptions, Net } from './net'

/** How one endpoint is answered in a test. */
export interface Answer {
  readonly endpoint: Endpoint
  readonly give: (input: never, options: CallOptions) => unknown
}

/** Answers an endpoint from the parsed input; what it gives is checked by the endpoint's schema. */
export function answer<E extends Endpoint>(
  endpoint: E,
  give: (input: ParsedOf<E>, options: CallOptions) => OutputOf<E> | Promise<OutputOf<E>>,
): Answer {
  return { endpoint, give: give as Answer['give'] }
}

/** Answers an endpoint with an error, as the server would. */
export function refusal(endpoint: Endpoint, code: string, status = 409, details?: unknown): Answer {
  const error = { code, message: code, status, details, requestId: 'fake' }
  return {
    endpoint,
    give: () => {
      throw new CallError(error)
    },
  }
}

/** A client for tests: input and answer go through the real schemas; the newest answer of an endpoint wins. */
export function fakeNet(answers: readonly Answer[], files: readonly StoredFile[] = []): Net {
  const waiting = [...files]
  return {
    async call(endpoint, input, options = {}) {
      options.signal?.throwIfAborted()
      const found = answers.findLast((known) => known.endpoint.id === endpoint.id)
      if (!found) throw new Error(`fakeNet has no answer for ${endpoint.id}`)
      const wire = JSON.parse(JSON.stringify(input)) as InputOf<typeof endpoint>
      const parsed = endpoint.input.safeParse(wire)
      if (!parsed.success) {
        const status = 400
        const message = `${endpoint.id}: ${parsed.error.message}`
        throw new CallError({
          code: codeOfStatus(status),
          message,
          status,
          details: parsed.error.issues,
        })
      }
      const given = await found.give(parsed.data as never, options)
      const sent: unknown = JSON.parse(JSON.stringify(given ?? {}))
      return endpoint.output.parse(sent) as OutputOf<typeof endpoint>
    },
    ask: (path) => Promise.reject(new Error(`fakeNet has no answer for ${path}`)),
    async uploadFile(file, { onProgress }) {
      onProgress?.(1)
      const id = '01900000-0000-7000-8000-00000000f11e'
      return waiting.shift() ?? { id, name: file.name, type: file.type, size: file.size }
    },
    fileUrl: (fileId) => `/sapi/files/${fileId}`,
    forget: async () => undefined,
  }
}
