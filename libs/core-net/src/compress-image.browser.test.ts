import { describe, expect, it } from 'vitest'
import { compressImage } from './compress-image'
import { fileToSend } from './file-to-send'

const long = { width: 3200, height: 1600 }

describe('an image before it is sent', () => {
  it('is not touched when compression is off, unknown, or not asked for', async () => {
    const photo = await draw('image/jpeg', long)
    expect(await fileToSend(photo, async () => false)).toBe(photo)
    expect(await fileToSend(photo, () => Promise.reject(new Error('no answer')))).toBe(photo)
    expect(await fileToSend(photo, undefined)).toBe(photo)
  })

  it('is left alone when it is small, of another type, animated or broken', async () => {
    const noise = crypto.getRandomValues(new Uint8Array(60_000))
    const broken = Array.from({ length: 12 }, () => noise)
    const png = await draw('image/png', { width: 3000, height: 300 })
    const gif = new File([png], 'a.gif', { type: 'image/gif' })
    for (const file of [
      await draw('image/jpeg', { width: 200, height: 100 }),
      gif,
      await animated(png),
      new File(broken, 'a.jpg', { type: 'image/jpeg' }),
      new File(['RIFF....WEBPVP8X....ANIM', ...broken], 'a.webp', { type: 'image/webp' }),
      new File(broken, 'a.pdf', { type: 'application/pdf' }),
    ])
      expect(await fileToSend(file, async () => true)).toBe(file)
  })

  it.each(['image/jpeg', 'image/png', 'image/webp'])(
    'becomes smaller and keeps type and name: %s',
    async (type) => {
      const photo = await draw(type, long)
      const sent = await fileToSend(photo, async () => true)
      expect(sent.size).toBeLessThan(photo.size * 0.9)
      expect([sent.name, sent.type]).toEqual(['图 1', type])
      expect(await sizeOf(sent)).toEqual({ width: 2560, height: 1280 })
    },
  )

  it('is never larger than it was', async () => {
    const tight = await draw('image/jpeg', { width: 2400, height: 2400 }, 0.4)
    expect(tight.size).toBeGreaterThan(500 * 1024)
    expect(await compressImage(tight)).toBe(tight)
    const drawing = await draw('image/png', { width: 1000, height: 1000 })
    expect(await compressImage(drawing)).toBe(drawing)
  })

  it('stands upright as the camera meant it', async () => {
    const lying = turned(await draw('image/jpeg', long), 6)
    const sent = await compressImage(lying)
    expect(sent).not.toBe(lying)
    expect(await sizeOf(sent)).toEqual({ width: 1280, height: 2560 })
    const [top, bottom] = [await redAt(sent, 0.5, 0.02), await redAt(sent, 0.5, 0.98)]
    expect(top).toBeGreaterThan(200)
    expect(bottom).toBeLessThan(60)
  })
})

/** Noise that does not compress well, with a red stripe at its left end. */
async function draw(
  type: string,
  { width, height }: { width: number; height: number },
  quality = 0.98,
) {
  const canvas = new OffscreenCanvas(width, height)
  const brush = canvas.getContext('2d')!
  const pixels = brush.createImageData(width, height)
  let state = 1
  for (let at = 0; at < pixels.data.length; at += 4) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    pixels.data.set([0, state >>> 24, (state >>> 16) & 255, 255], at)
  }
  brush.putImageData(pixels, 0, 0)
  brush.fillStyle = 'red'
  brush.fillRect(0, 0, width * 0.1, height)
  const blob = await canvas.convertToBlob({ type, quality })
  return new File([blob], '图 1', { type })
}

/** The same JPEG with the orientation that cameras write (6: to be turned clockwise). */
function turned(photo: File, orientation: number): File {
  const exif = [
    [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    [0, 0, 0, 0],
  ].flat()
  const parts = [photo.slice(0, 2), new Uint8Array(exif), photo.slice(2)]
  return new File(parts, photo.name, { type: photo.type })
}

/** The same PNG with the chunk that says how many frames there are. */
async function animated(png: File): Promise<File> {
  const chunk = [
    0,
    0,
    0,
    8,
    ...new TextEncoder().encode('acTL'),
    0,
    0,
    0,
    2,
    0,
    0,
    0,
    0,
    1,
    2,
    3,
    4,
  ]
  return new File([png.slice(0, 33), new Uint8Array(chunk), png.slice(33)], 'a.png', {
    type: 'image/png',
  })
}

async function sizeOf(file: File) {
  const { width, height } = await createImageBitmap(file)
  return { width, height }
}

async function redAt(file: File, x: number, y: number): Promise<number> {
  const image = await createImageBitmap(file)
  const canvas = new OffscreenCanvas(image.width, image.height)
  const brush = canvas.getContext('2d')!
  brush.drawImage(image, 0, 0)
  return brush.getImageData(image.width * x, image.height * y, 1, 1).data[0]!
}
