import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030'

/** The encoding of a text by its first bytes; null when they are no text. Files of Chinese Excel are GB 18030. */
export function detectEncoding(head: Buffer): TextEncoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head.includes(0)) return null
  if (decodes(head, 'utf-8')) return 'utf-8'
  return decodes(head, 'gb18030') ? 'gb18030' : null
}

/** The text of a file in pieces; bytes that the encoding does not know become U+FFFD. */
export function readText(path: string, encoding: TextEncoding): Readable {
  const bytes = Readable.toWeb(createReadStream(path, { highWaterMark: 256 * 1024 }))
  const text = (bytes as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(
    new TextDecoderStream(encoding),
  )
  return Readable.fromWeb(text)
}

/** Whether the bytes are of the encoding; a character cut off at the end does not count against it. */
function decodes(head: Buffer, encoding: TextEncoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
