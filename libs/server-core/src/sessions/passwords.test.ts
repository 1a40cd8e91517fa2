import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords'

const passwords = createPasswords({ cost: { memory: 64, passes: 1 } })

describe('a password', () => {
  it('is refused when wrong, when the account has none, and when the hash is broken', async () => {
    const hash = await passwords.hash('correct horse')
    expect(await passwords.verify('wrong horse', hash)).toBe(false)
    expect(await passwords.verify('correct horse', null)).toBe(false)
    expect(await passwords.verify('correct horse', '$argon2id$nonsense')).toBe(false)
  })
  it('is accepted however its letters are composed', async () => {
    const hash = await passwords.hash('café 密码')
    expect(await passwords.verify('cafe\u0301 密码', hash)).toBe(true)
  })
  it('never has the same hash twice', async () => {
    expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'))
  })
  it('keeps working after the cost was raised', async () => {
    const hash = await passwords.hash('old')
    const dearer = createPasswords({ cost: { memory: 128, passes: 2 } })
    expect(await dearer.verify('old', hash)).toBe(true)
  })
  it('is checked for many people at once', async () => {
    const hash = await passwords.hash('busy')
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) => passwords.verify(n % 2 ? 'busy' : 'no', hash)),
    )
    expect(answers.filter(Boolean)).toHaveLength(4)
  })
})
