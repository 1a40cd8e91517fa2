import { passwordFault } from '@atrium/domain-auth'
import { strictestOf, type PasswordRule, type StrictestPolicy } from '@atrium/domain-core'
import {
  formerPasswords,
  InvalidInput,
  policiesOf,
  type Core,
  type SignInPerson,
} from '@atrium/server-core'

/** Says what the enterprises of a person ask of a password, and refuses those that fall short. */
export interface PasswordJudge {
  readonly ruleOf: (personId: string) => Promise<PasswordRule>
  /** What all guards of a person add up to. */
  strictest(personId: string): Promise<StrictestPolicy>
  /** Throws when the password may not become the person's next one. */
  judge(person: SignInPerson, password: string): Promise<void>
  /** The same for whoever has forgotten theirs: without a history the old one may return. */
  judgeForgotten(person: SignInPerson, password: string): Promise<void>
}

export function createPasswordJudge({
  database,
  passwords,
}: Pick<Core, 'database' | 'passwords'>): PasswordJudge {
  return {
    ruleOf: async (personId) => (await strictest(personId)).password,
    strictest,
    judge: (person, password) => check(person, password, 1),
    judgeForgotten: (person, password) => check(person, password, 0),
  }

  /** @param least How many passwords may not return at the least, the current one first. */
  async function check(person: SignInPerson, password: string, least: 0 | 1): Promise<void> {
    const rule = (await strictest(person.personId)).password
    const fault = passwordFault(password, rule, knownOf(person))
    if (fault) throw refusing(fault.code, fault.params)
    const count = Math.max(rule.history, least)
    if (count > 0 && (await passwords.verify(password, person.passwordHash))) {
      throw refusing('password-same')
    }
    const former = await database.read('platform', (tx) =>
      formerPasswords(tx, person.personId, rule.history),
    )
    for (const hash of former) {
      if (await passwords.verify(password, hash)) throw refusing('password-used')
    }
  }

  async function strictest(personId: string): Promise<StrictestPolicy> {
    const held = await database.read('platform', (tx) => policiesOf(tx, personId))
    return strictestOf(held.map(({ policy }) => policy))
  }
}

function knownOf({ loginId, email, name, nameEn }: SignInPerson): string[] {
  return [loginId, email?.split('@')[0] ?? '', name, nameEn ?? '']
}

function refusing(code: string, params?: Readonly<Record<string, number>>): InvalidInput {
  return new InvalidInput([{ path: ['password'], code, ...(params && { params }) }], code)
}
