interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Points of a PNG, GIF, BMP or JPEG, read from its head; null for anything else or when it is cut off. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  try {
    if (bytes.toString('latin1', 1, 4) === 'PNG') {
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    }
    if (bytes.toString('latin1', 0, 3) === 'GIF') {
      return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
    }
    if (bytes.toString('latin1', 0, 2) === 'BM') {
      return { width: bytes.readInt32LE(18), height: Math.abs(bytes.readInt32LE(22)) }
    }
    return bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : null
  } catch {
    // Reading beyond the end.
    return null
  }
}

/** Markers that are no frame although they lie among those that are. */
const noFrame: readonly number[] = [0xc4, 0xc8, 0xcc]

function jpegSize(bytes: Buffer): PictureSize | null {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    if (bytes.readUInt8(at) !== 0xff) return null
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !noFrame.includes(marker)
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
  return null
}
