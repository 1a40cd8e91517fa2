import { actingForHeader, storedFileSchema, type StoredFile } from '@atrium/domain-core'
import { networkError, timeoutError } from './deadline'
import { errorOfAnswer, type Hearing } from './error-of-answer'

interface Sending extends Hearing {
  readonly url: string
  readonly actingFor: string | null
  /** Milliseconds without any progress. */
  readonly patience: number
  readonly onProgress?: (part: number) => void
  readonly signal?: AbortSignal
}

/** Uploads by XMLHttpRequest, because fetch tells nothing about upload progress. */
export function sendFile(file: File, sending: Sending): Promise<StoredFile> {
  const { url, requestId, locale, patience, onProgress, signal, actingFor } = sending
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    let timer = setTimeout(giveUp, patience)
    function giveUp() {
      reject(timeoutError(patience, { requestId }))
      request.abort()
    }
    const cancel = () => request.abort()
    request.open('POST', url)
    request.setRequestHeader('accept-language', locale)
    request.setRequestHeader('x-request-id', requestId)
    if (actingFor !== null) request.setRequestHeader(actingForHeader, actingFor)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, patience)
      if (lengthComputable) onProgress?.(total === 0 ? 1 : loaded / total)
    })
    request.addEventListener('error', () => reject(networkError({ requestId })))
    request.addEventListener('abort', () => reject(signal?.reason))
    request.addEventListener('load', () => {
      const stored = request.status < 300 ? storedFileOf(request.responseText) : undefined
      if (stored) resolve(stored)
      else reject(errorOfAnswer(request.status, request.responseText, sending))
    })
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    })
    signal?.addEventListener('abort', cancel, { once: true })
    const body = new FormData()
    body.append('file', file, file.name)
    request.send(body)
  })
}

function storedFileOf(text: string): StoredFile | undefined {
  try {
    return storedFileSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
