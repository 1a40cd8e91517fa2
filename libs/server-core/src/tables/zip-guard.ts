import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import { UnreadableTable } from './unreadable-table'

/** Bytes a spreadsheet may unpack to; a million rows of twenty columns need about half of it. */
const unpackedLimit = 1024 * 1024 * 1024
const entryLimit = 5000
/** Real spreadsheets pack about 1:10 to 1:40. */
const ratioLimit = 400

const endMagic = 0x06054b50
const entryMagic = 0x02014b50

/**
 * Refuses a zip that would unpack to too much, by its directory alone and before anything is unpacked.
 * A directory that lies is caught by the reader's memory limit.
 * @throws UnreadableTable
 */
export async function guardZip(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const entries = readEntries(await readDirectory(file, size))
    const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
    const bomb = entries.some(
      (entry) => entry.unpacked > 1024 * 1024 && entry.unpacked > entry.packed * ratioLimit,
    )
    if (entries.length > entryLimit || unpacked > unpackedLimit || bomb) {
      throw new UnreadableTable('import-expands-too-much')
    }
  } finally {
    await file.close()
  }
}

async function readDirectory(file: FileHandle, size: number): Promise<Buffer> {
  const tailLength = Math.min(size, 65_557)
  const tail = await readAt(file, size - tailLength, tailLength)
  const end = lastIndexOfMagic(tail)
  if (end < 0) throw new UnreadableTable('import-unreadable')
  const length = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  if (start + length > size || length > 32 * 1024 * 1024)
    throw new UnreadableTable('import-unreadable')
  return readAt(file, start, length)
}

function lastIndexOfMagic(tail: Buffer): number {
  for (let at = tail.length - 22; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === endMagic) return at
  return -1
}

function readEntries(directory: Buffer): { packed: number; unpacked: number }[] {
  const entries = []
  let at = 0
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === entryMagic) {
    entries.push({
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
    })
    const variable = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset))
    at += 46 + variable.reduce((sum, length) => sum + length, 0)
  }
  return entries
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
