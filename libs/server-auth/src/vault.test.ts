import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createVault, sameDigest } from './vault'

const dataDir = mkdtempSync(join(tmpdir(), 'atrium-vault-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const anna = 'person-1'
const vault = createVault({ secret: 'a secret of at least thirty-two signs', dataDir })

describe('the vault', () => {
  it('opens nothing for another owner, under another key, or when a bit was changed', () => {
    const sealed = vault.seal('JBSWY3DP', anna)
    const other = createVault({ secret: 'another secret of thirty-two letters', dataDir })
    const broken = Buffer.from(sealed).fill(sealed.at(-1)! ^ 1, sealed.length - 1)
    expect(() => vault.open(sealed, 'person-2')).toThrow('unable to authenticate')
    expect(() => other.open(sealed, anna)).toThrow('unable to authenticate')
    expect(() => vault.open(broken, anna)).toThrow('unable to authenticate')
  })
  it('opens what it sealed, and never seals the same way twice', () => {
    const sealed = vault.seal('密钥 JBSWY3DP', anna)
    expect(vault.open(sealed, anna)).toBe('密钥 JBSWY3DP')
    expect(sealed.includes('JBSWY3DP')).toBe(false)
    expect(vault.seal('密钥 JBSWY3DP', anna).equals(sealed)).toBe(false)
  })
  it('keeps a key of its own below the data directory, for its owner alone', () => {
    const sealed = createVault({ secret: null, dataDir }).seal('JBSWY3DP', anna)
    expect(createVault({ secret: null, dataDir }).open(sealed, anna)).toBe('JBSWY3DP')
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toHaveLength(43)
  })
  it('refuses a key file that holds no key', () => {
    const broken = mkdtempSync(join(tmpdir(), 'atrium-vault-'))
    writeFileSync(join(broken, 'secret.key'), '')
    expect(() => createVault({ secret: null, dataDir: broken }).digest('1')).toThrow(/no key/)
    rmSync(broken, { recursive: true })
  })
  it('tells digests apart', () => {
    expect(sameDigest(vault.digest('123456'), vault.digest('123456'))).toBe(true)
    expect(sameDigest(vault.digest('123456'), vault.digest('123457'))).toBe(false)
    expect(sameDigest(vault.digest('123456'), Buffer.alloc(0))).toBe(false)
  })
})
