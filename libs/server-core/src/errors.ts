import type { FieldIssue } from '@atrium/domain-core'

/** Says no with a code that is also the key of its message; `details` fill the message and reach the caller. */
export abstract class Refusal extends Error {
  readonly code: string
  readonly details: unknown

  constructor(code: string, details?: unknown, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.details = details
  }
}

/** The thing is not there, or not there for this caller. */
export class NotFound extends Refusal {
  override readonly name = 'NotFound'
}

/** The caller lacks the right; they are known. */
export class NotAllowed extends Refusal {
  override readonly name = 'NotAllowed'
}

/** Nobody is signed in. */
export class Unauthenticated extends Refusal {
  override readonly name = 'Unauthenticated'
  constructor(code = 'unauthenticated', details?: unknown) {
    super(code, details)
  }
}

/** The state of things forbids it; reading again shows why. */
export class Conflict extends Refusal {
  override readonly name = 'Conflict'
}

/** Asked too often; `details.seconds` says when to try again. */
export class TooOften extends Refusal {
  override readonly name = 'TooOften'
}

/** A part of the system is away; trying again later may work. */
export class Unavailable extends Refusal {
  override readonly name = 'Unavailable'
}

/** What was sent is wrong; the issues name the places. */
export class InvalidInput extends Refusal {
  override readonly name = 'InvalidInput'
  constructor(issues: readonly FieldIssue[] = [], code = 'invalid-input') {
    super(code, issues)
  }
}

/** More bytes than allowed. */
export class TooLarge extends Refusal {
  override readonly name = 'TooLarge'
  constructor(details?: { readonly max: number }) {
    super('too-large', details)
  }
}

/** A body or a file of a type that is not taken. */
export class UnsupportedType extends Refusal {
  override readonly name = 'UnsupportedType'
  constructor(details?: { readonly type: string }) {
    super('unsupported-type', details)
  }
}
