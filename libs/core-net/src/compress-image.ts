const types = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** Smaller files are sent as they are. */
const fromBytes = 500 * 1024
/** Pixels; what is longer is scaled down. */
const longestEdge = 2560
const quality = 0.85
/** Re-encoding that saves less is not worth what it loses. */
const worthwhile = 0.9

/**
 * Makes a large photo smaller and turns it upright as its own data says; the name stays. Whatever is no still image of
 * a type that browsers write, is broken, or would not shrink, is answered as it is.
 */
export async function compressImage(file: File): Promise<File> {
  if (!types.has(file.type) || file.size < fromBytes || (await isAnimated(file))) return file
  try {
    const blob = await encode(file)
    if (blob?.type !== file.type || blob.size > file.size * worthwhile) return file
    return new File([blob], file.name, { type: file.type, lastModified: file.lastModified })
  } catch {
    return file
  }
}

async function encode(file: File): Promise<Blob | null> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, longestEdge / Math.max(image.width, image.height))
    // A drawing gains nothing by being written again at its own size.
    if (scale === 1 && file.type === 'image/png') return null
    const width = Math.max(1, Math.round(image.width * scale))
    const height = Math.max(1, Math.round(image.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    const brush = canvas.getContext('2d')
    if (!brush) return null
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(image, 0, 0, width, height)
    return await canvas.convertToBlob({ type: file.type, quality })
  } finally {
    image.close()
  }
}

/** A canvas would keep the first picture only. */
async function isAnimated(file: File): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 65_536).arrayBuffer())
  if (file.type === 'image/png') return (head.split('IDAT')[0] ?? '').includes('acTL')
  return file.type === 'image/webp' && head.includes('ANIM')
}
