import { describe, expect, it } from 'vitest'
import { joinCodeSchema, joinKeySchema, shownJoinCode } from './join-code'
import { joinLinkState, mailInvitationState } from './join-link'
import { advanceJoinRequest } from './join-request'

describe('a code to join by', () => {
  it('is refused with letters that look alike, or too few', () => {
    for (const text of ['', 'BCDGH', 'BCDGH-JKM1O', 'BCDGH JKMNP Q', '<script>']) {
      expect(joinCodeSchema.safeParse(text).success).toBe(false)
    }
  })
  it('is read as people type it, and shown in halves', () => {
    expect(joinCodeSchema.parse(' bcdgh-jkmnp ')).toBe('BCDGHJKMNP')
    expect(shownJoinCode('BCDGHJKMNP')).toBe('BCDGH-JKMNP')
  })
  it('leaves the token of a mail as it is', () => {
    const token = 'aB-_'.repeat(11).slice(0, 43)
    expect(joinKeySchema.parse(token)).toBe(token)
  })
})

describe('a link', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const open = { revokedAt: null, expiresAt: null, uses: 1, maxUses: null }
  it('lets nobody in once it was revoked, used up or has expired', () => {
    expect(joinLinkState({ ...open, revokedAt: now }, now)).toBe('revoked')
    expect(joinLinkState({ ...open, maxUses: 1 }, now)).toBe('used-up')
    expect(joinLinkState({ ...open, expiresAt: now }, now)).toBe('expired')
    expect(joinLinkState(open, now)).toBe('open')
  })
  it('is an accepted invitation once it was used, whatever came later', () => {
    expect(mailInvitationState({ ...open, maxUses: 1, revokedAt: now }, now)).toBe('accepted')
    expect(mailInvitationState({ ...open, uses: 0, maxUses: 1 }, now)).toBe('waiting')
  })
})

describe('a request to join', () => {
  it('is decided once', () => {
    expect(advanceJoinRequest('refused', 'approve')).toMatchObject({ ok: false })
    expect(advanceJoinRequest('waiting', 'approve')).toMatchObject({ ok: true, value: 'approved' })
  })
})
