import type { FilePurpose } from '@atrium/domain-core'
import { InvalidInput, TooLarge, UnsupportedType } from '../errors'

/** Why a file is kept; `export` files are made by the server. */
export type KeptFor = FilePurpose | 'export'

interface FileType {
  /** What is told to browsers. */
  readonly type: string
  /** What the bytes must look like. */
  readonly sniffed: readonly string[]
}

const zip = ['application/zip']
const text = ['text/plain']
const office = 'application/vnd.openxmlformats-officedocument'

/** Extensions whose content is checked; a file of another extension is kept as plain bytes. */
const fileTypes: Readonly<Record<string, FileType>> = {
  png: { type: 'image/png', sniffed: ['image/png'] },
  jpg: { type: 'image/jpeg', sniffed: ['image/jpeg'] },
  jpeg: { type: 'image/jpeg', sniffed: ['image/jpeg'] },
  gif: { type: 'image/gif', sniffed: ['image/gif'] },
  webp: { type: 'image/webp', sniffed: ['image/webp'] },
  bmp: { type: 'image/bmp', sniffed: ['image/bmp'] },
  pdf: { type: 'application/pdf', sniffed: ['application/pdf'] },
  zip: { type: 'application/zip', sniffed: zip },
  xlsx: { type: `${office}.spreadsheetml.sheet`, sniffed: zip },
  docx: { type: `${office}.wordprocessingml.document`, sniffed: zip },
  pptx: { type: `${office}.presentationml.presentation`, sniffed: zip },
  xls: { type: 'application/vnd.ms-excel', sniffed: ['application/x-cfb', ...text] },
  doc: { type: 'application/msword', sniffed: ['application/x-cfb'] },
  ppt: { type: 'application/vnd.ms-powerpoint', sniffed: ['application/x-cfb'] },
  csv: { type: 'text/csv', sniffed: text },
  tsv: { type: 'text/tab-separated-values', sniffed: text },
  txt: { type: 'text/plain', sniffed: text },
  json: { type: 'application/json', sniffed: text },
  mp4: { type: 'video/mp4', sniffed: ['video/mp4'] },
  webm: { type: 'video/webm', sniffed: ['video/webm'] },
  wav: { type: 'audio/wav', sniffed: ['audio/wav'] },
}

interface Rule {
  /** Null takes any that is not a program. */
  readonly extensions: readonly string[] | null
  readonly maxBytes: number
}

const megabyte = 1024 * 1024
/** Sizes of section 5. */
const rules: Readonly<Record<KeptFor, Rule>> = {
  attachment: { extensions: null, maxBytes: Infinity },
  export: { extensions: null, maxBytes: Infinity },
  import: { extensions: ['xlsx', 'xls', 'csv', 'tsv', 'txt', 'json', 'zip'], maxBytes: Infinity },
  avatar: { extensions: ['jpg', 'jpeg', 'gif', 'png', 'bmp'], maxBytes: 3 * megabyte },
  cover: { extensions: ['jpg', 'jpeg', 'png'], maxBytes: 2 * megabyte },
}

const programs = new Set([
  'exe',
  'dll',
  'com',
  'bat',
  'cmd',
  'ps1',
  'msi',
  'scr',
  'sh',
  'app',
  'jar',
])
const shownInline = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'])

/** The most bytes a purpose takes, given what the server takes at all. */
export function maxBytesFor(purpose: KeptFor, serverMax: number): number {
  return Math.min(rules[purpose].maxBytes, serverMax)
}

/** Refuses by name before anything is read. */
export function checkName(purpose: KeptFor, name: string): void {
  const extension = extensionOf(name)
  const { extensions } = rules[purpose]
  if (programs.has(extension)) throw new UnsupportedType({ type: extension })
  if (extensions && !extensions.includes(extension)) throw new UnsupportedType({ type: extension })
}

/**
 * The media type of a file, or a refusal when its bytes are not what its extension says. What the server made itself
 * is not doubted: a text may hold characters that look like no text.
 */
export function checkContent(
  { name, purpose }: { readonly name: string; readonly purpose: KeptFor },
  sniffed: string,
): string {
  const extension = extensionOf(name)
  if (sniffed === 'application/x-executable') throw new UnsupportedType({ type: sniffed })
  const known = Object.hasOwn(fileTypes, extension) ? fileTypes[extension] : undefined
  if (!known) return 'application/octet-stream'
  if (purpose !== 'export' && !known.sniffed.includes(sniffed)) {
    throw new InvalidInput(
      [{ path: ['file'], code: 'file-type-mismatch', params: { extension } }],
      'file-type-mismatch',
    )
  }
  return known.type
}

/** Pictures that cannot run anything are shown, everything else is downloaded. */
export function isShownInline(type: string): boolean {
  return shownInline.has(type)
}

export function refuseTooLarge(max: number): TooLarge {
  return new TooLarge({ max })
}

function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
