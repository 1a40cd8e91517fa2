import { describe, expect, it } from 'vitest'
import { pictureSize } from './picture-size'

const png = Buffer.alloc(24)
png.write('\x89PNG', 'latin1')
png.writeUInt32BE(640, 16)
png.writeUInt32BE(480, 20)

const gif = Buffer.from('GIF89a\x80\x02\xe0\x01', 'latin1')

const bmp = Buffer.alloc(26)
bmp.write('BM', 'latin1')
bmp.writeInt32LE(640, 18)
bmp.writeInt32LE(-480, 22)

const comment = [0xff, 0xfe, 0, 4, 1, 2]
const frame = [0xff, 0xc2, 0, 17, 8, 0x01, 0xe0, 0x02, 0x80]
const jpeg = Buffer.from([0xff, 0xd8, ...comment, ...frame])

describe('the size of a picture', () => {
  it('is not known of what is no picture, or cut off', () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('hello'),
      png.subarray(0, 18),
      jpeg.subarray(0, 8),
    ]) {
      expect(pictureSize(bytes)).toBeNull()
    }
  })
  it('is read from the head of each kind', () => {
    for (const bytes of [png, gif, bmp, jpeg]) {
      expect(pictureSize(bytes)).toEqual({ width: 640, height: 480 })
    }
  })
})
