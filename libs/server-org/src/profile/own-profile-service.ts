import type { ParsedOf } from '@atrium/domain-core'
import {
  type changeOwnProfile,
  isPortraitLargeEnough,
  type Member,
  type OwnProfile,
} from '@atrium/domain-org'
import {
  type Caller,
  Conflict,
  type Core,
  InvalidInput,
  nameIn,
  type Tx,
} from '@atrium/server-core'
import { holdOrganisation } from '../hold-organisation'
import { findMember, updateMember } from '../members/member-store'
import { announceOrganisation } from '../org-events'
import { selectOwnPlace } from './own-profile-store'
import { pictureSize } from './picture-size'

export type OwnProfileNeeds = Pick<Core, 'database' | 'files'>

export type OwnProfileService = ReturnType<typeof createOwnProfileService>

/** What a person knows and says of themselves; whose card it is comes from who asks, never from what is sent. */
export function createOwnProfileService({ database, files }: OwnProfileNeeds) {
  return {
    get: (caller: Caller) =>
      database.read(caller, async (tx) =>
        profileOf(tx, await findMember(tx, caller.personId, { hold: false }), caller),
      ),

    change: async (input: ParsedOf<typeof changeOwnProfile>, caller: Caller) => {
      const { version, ...change } = input
      if (change.portraitId) await requirePortrait(files, caller, change.portraitId)
      return database.transaction(caller, async (tx) => {
        await holdOrganisation(tx)
        const before = await findMember(tx, caller.personId, { hold: true })
        if (before.version !== version) {
          throw new Conflict('member-changed', { version: before.version })
        }
        await updateMember(tx, { ...before, ...given(change) })
        const after = await findMember(tx, caller.personId, { hold: false })
        tx.record({
          act: 'org.change-own-profile',
          entity: 'person',
          entityId: caller.personId,
          details: { before, after },
        })
        announceOrganisation(tx, 'person', 'changed', [caller.personId])
        return profileOf(tx, after, caller)
      })
    },
  }
}

/** A portrait is a picture that the person has brought for it, large enough to be one. */
async function requirePortrait(files: Core['files'], caller: Caller, fileId: string) {
  const { purpose, personId } = await files.stat(caller, fileId)
  if (purpose !== 'avatar' || personId !== caller.personId) refusePortrait('not-in-list')
  const parts: Buffer[] = []
  for await (const part of await files.open(caller, fileId)) parts.push(Buffer.from(part))
  const size = pictureSize(Buffer.concat(parts))
  if (!size || !isPortraitLargeEnough(size)) refusePortrait('portrait-too-small')
}

function refusePortrait(code: 'not-in-list' | 'portrait-too-small'): never {
  throw new InvalidInput([{ path: ['portraitId'], code }], code)
}

/** What was sent; nothing of the rest is touched. */
function given(change: Omit<ParsedOf<typeof changeOwnProfile>, 'version'>): Partial<Member> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

async function profileOf(tx: Tx, member: Member, { locale }: Caller): Promise<OwnProfile> {
  const entries = ownKeys.map((key) => [key, member[key]])
  const own = Object.fromEntries(entries) as Pick<Member, (typeof ownKeys)[number]>
  const name = nameIn(locale, member)
  return { ...own, name, ...(await selectOwnPlace(tx, member, locale)) }
}

const ownKeys = [
  'id',
  'loginId',
  'name',
  'email',
  'employeeNumber',
  'entryDate',
  'gender',
  'birthday',
  'phone',
  'phoneHidden',
  'qq',
  'address',
  'signature',
  'portraitId',
  'departmentIds',
  'version',
] as const satisfies readonly (keyof Member)[]
