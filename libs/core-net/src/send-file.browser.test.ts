import { afterEach, describe, expect, it, vi } from 'vitest'
import { createNet } from './net'

const stored = {
  id: '01900000-0000-7000-8000-000000000001',
  name: '图 1.png',
  type: 'image/png',
  size: 3,
}

afterEach(() => vi.unstubAllGlobals())

describe('an upload', () => {
  it('ends with the server’s code when the file is refused', async () => {
    const body = { code: 'too-large', message: 'Too large', requestId: 'r1' }
    answering(413, body)
    await expect(upload()).rejects.toMatchObject({
      code: 'too-large',
      requestId: 'r1',
      status: 413,
    })
  })

  it('ends when nothing has moved for twice the time a call may take', async () => {
    answering(200, stored, { never: true })
    await expect(upload({ timeout: 5 })).rejects.toMatchObject({
      code: 'timeout',
      message: 'timeout of 10ms exceeded',
    })
  })

  it('rethrows the reason of a cancellation', async () => {
    answering(200, stored, { never: true })
    const cancel = new AbortController()
    const uploading = upload({ signal: cancel.signal })
    const reason = new Error('closed the dialog')
    cancel.abort(reason)
    await expect(uploading).rejects.toBe(reason)
  })

  it('goes to the files of the space with its purpose, and tells how far it is', async () => {
    const sent = answering(200, stored)
    const parts: number[] = []
    expect(await upload({ onProgress: (part) => parts.push(part) })).toEqual(stored)
    expect(sent.url).toBe('/space-demo/sapi/files?purpose=attachment')
    expect(sent.headers).toMatchObject({ 'accept-language': 'en' })
    expect(sent.file).toEqual(['图 1.png', 3])
    expect(parts).toEqual([0.5, 1])
  })
})

interface Upload {
  signal?: AbortSignal
  onProgress?: (part: number) => void
  timeout?: number
}

function upload({ timeout = 30_000, ...options }: Upload = {}) {
  const net = createNet({ locale: () => 'en', space: () => 'demo', timeout })
  return net.uploadFile(new File(['abc'], '图 1.png'), { purpose: 'attachment', ...options })
}

function answering(status: number, body: unknown, { never = false } = {}) {
  const sent = { url: '', headers: {} as Record<string, string>, file: [] as unknown[] }
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget()
    readonly status = status
    readonly responseText = JSON.stringify(body)
    open(_method: string, url: string) {
      sent.url = url
    }
    setRequestHeader(name: string, value: string) {
      sent.headers[name] = value
    }
    abort() {
      this.dispatchEvent(new Event('abort'))
    }
    send(form: FormData) {
      const file = form.get('file') as File
      sent.file = [file.name, file.size]
      if (never) return
      for (const loaded of [1, 2]) {
        const progress = { lengthComputable: true, loaded, total: 2 }
        this.upload.dispatchEvent(new ProgressEvent('progress', progress))
      }
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return sent
}
