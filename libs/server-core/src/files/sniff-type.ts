const textBytes = 4096

interface Signature {
  readonly type: string
  readonly at: number
  readonly bytes: readonly number[]
}

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

const signatures: readonly Signature[] = [
  { type: 'image/png', at: 0, bytes: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', at: 0, bytes: ascii('GIF8') },
  { type: 'image/webp', at: 8, bytes: ascii('WEBP') },
  { type: 'image/bmp', at: 0, bytes: ascii('BM') },
  { type: 'application/pdf', at: 0, bytes: ascii('%PDF-') },
  { type: 'application/zip', at: 0, bytes: [0x50, 0x4b, 0x03, 0x04] },
  { type: 'application/zip', at: 0, bytes: [0x50, 0x4b, 0x05, 0x06] },
  { type: 'application/x-cfb', at: 0, bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { type: 'application/gzip', at: 0, bytes: [0x1f, 0x8b] },
  { type: 'application/x-7z-compressed', at: 0, bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { type: 'application/vnd.rar', at: 0, bytes: ascii('Rar!') },
  { type: 'audio/mpeg', at: 0, bytes: ascii('ID3') },
  { type: 'audio/wav', at: 8, bytes: ascii('WAVE') },
  { type: 'video/mp4', at: 4, bytes: ascii('ftyp') },
  { type: 'video/webm', at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { type: 'application/x-executable', at: 0, bytes: [0x7f, ...ascii('ELF')] },
  { type: 'application/x-executable', at: 0, bytes: ascii('MZ') },
  { type: 'application/x-executable', at: 0, bytes: [0xcf, 0xfa, 0xed, 0xfe] },
  { type: 'application/x-executable', at: 0, bytes: [0xca, 0xfe, 0xba, 0xbe] },
  { type: 'application/x-executable', at: 0, bytes: ascii('#!') },
]

/** The media type that the first bytes of a file show; a file without a signature is text or unknown bytes. */
export function sniffType(head: Buffer): string {
  const found = signatures.find(({ at, bytes }) => bytes.every((byte, n) => head[at + n] === byte))
  if (found) return found.type
  return looksLikeText(head) ? 'text/plain' : 'application/octet-stream'
}

/** Any encoding that has no zero bytes: UTF-8, GBK; and UTF-16 by its mark. */
function looksLikeText(head: Buffer): boolean {
  const start = head.subarray(0, textBytes)
  if ((start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)) {
    return true
  }
  return start.every(
    (byte) => byte >= 0x20 || byte === 9 || byte === 10 || byte === 13 || byte === 12,
  )
}
