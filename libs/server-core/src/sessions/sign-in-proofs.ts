import type { FactorKind } from '@atrium/domain-core'
import type { Tx } from '../database/database'
import { Unauthenticated } from '../errors'

/** What sign-in asks the module that keeps second factors and verification codes. */
export interface SignInProofs {
  /** The second steps that the person has set up; empty when the first is enough. */
  factorsOf(tx: Tx, personId: string): Promise<readonly FactorKind[]>
  /** Whether the code proves the factor; a code proves once. */
  checkFactor(tx: Tx, personId: string, proof: FactorProof): Promise<boolean>
  /** Who the code that was sent to an address proves to be; throws when it proves nothing. */
  personOfCode(address: string, code: string): Promise<string>
}

export interface FactorProof {
  readonly factor: FactorKind
  readonly code: string
}

/** The password alone. */
export const noProofs: SignInProofs = {
  factorsOf: async () => [],
  checkFactor: async () => false,
  personOfCode: () => Promise.reject(new Unauthenticated('sign-in-failed')),
}
