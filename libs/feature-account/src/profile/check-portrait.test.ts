import { describe, expect, it } from 'vitest'
import { checkPortrait } from './check-portrait'

const fileOf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)
const sized = (width: number, height: number) => () => Promise.resolve({ width, height })

describe('a portrait', () => {
  it('is refused when it is no picture, too heavy, broken or too small', async () => {
    const large = sized(900, 900)
    expect(await checkPortrait(fileOf('me.svg'), large)).toBe('portrait-type')
    expect(await checkPortrait(fileOf('me.png', 3_145_729), large)).toBe('portrait-bytes')
    const broken = () => Promise.reject(new Error('no picture'))
    expect(await checkPortrait(fileOf('me.png'), broken)).toBe('portrait-broken')
    expect(await checkPortrait(fileOf('me.png'), sized(340, 259))).toBe('portrait-small')
  })
  it('is taken within the rules, whatever the case of its ending', async () => {
    expect(await checkPortrait(fileOf('ME.JPG', 3_145_728), sized(340, 260))).toBeNull()
  })
})
