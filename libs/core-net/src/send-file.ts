import { storedFileSchema, type StoredFile } from '@atrium/domain-core'
import { CallError } from './call-error'
import { errorOfAnswer } from './error-of-answer'

interface Sending {
  url: string
  requestId: string
  locale: string
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** Uploads by XMLHttpRequest, because fetch tells nothing about upload progress. */
export function sendFile(file: File, sending: Sending): Promise<StoredFile> {
  const { url, requestId, locale, onProgress, signal } = sending
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('accept-language', locale)
    request.setRequestHeader('x-request-id', requestId)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(total === 0 ? 1 : loaded / total)
    })
    request.addEventListener('error', () =>
      reject(new CallError({ code: 'network-error', message: 'Network Error', status: 0 })),
    )
    request.addEventListener('abort', () => reject(signal?.reason))
    request.addEventListener('load', () => {
      const stored = request.status < 300 ? storedFileOf(request.responseText) : undefined
      if (stored) resolve(stored)
      else reject(errorOfAnswer(request.status, request.responseText, requestId))
    })
    signal?.addEventListener('abort', () => request.abort(), { once: true })
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
