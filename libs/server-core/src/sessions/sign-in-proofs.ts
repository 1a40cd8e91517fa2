import type { FactorKind } from '@atrium/domain-core'
import type { Tx } from '../database/database'
import { Conflict, Unauthenticated } from '../errors'
import type { SignInPerson } from '../people/person-store'
import type { SignInOrigin } from './sessions'

/** What sign-in asks the module that keeps second factors and verification codes. */
export interface SignInProofs {
  /** The second steps that the person has set up; empty when the first is enough. */
  factorsOf(tx: Tx, personId: string): Promise<readonly FactorKind[]>
  /** Whether the code proves the factor; a code proves once. */
  checkFactor(tx: Tx, personId: string, proof: FactorProof): Promise<boolean>
  /** Who the code that was sent to an address proves to be; throws when it proves nothing. */
  personOfCode(address: string, code: string): Promise<string>
  /** Sets a password in place of one that has expired; throws when the person's rule refuses it. */
  renewPassword(person: SignInPerson, password: string, from: SignInOrigin): Promise<void>
  /** Makes a key for an authenticator of somebody who has none. */
  beginTwoStep(person: SignInPerson): Promise<{ key: string; uri: string }>
  /** Turns the second step on and answers the recovery codes; null when the code is wrong. */
  confirmTwoStep(tx: Tx, person: SignInPerson, proof: SetUpProof): Promise<readonly string[] | null>
}

interface SetUpProof {
  readonly code: string
  readonly from: SignInOrigin
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
  renewPassword: () => Promise.reject(new Conflict('not-found')),
  beginTwoStep: () => Promise.reject(new Conflict('not-found')),
  confirmTwoStep: async () => null,
}
