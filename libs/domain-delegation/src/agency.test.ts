import { describe, expect, it } from 'vitest'
import { type AgencyDraft, agencyDraftSchema, checkAgency } from './agency'
import { anAgencyDraft } from './fixtures'

const hostId = '00000000-0000-7000-8000-00000000000b'
const now = Date.parse('2026-11-21T08:00:00Z')
const codes = (draft: Partial<AgencyDraft>, kind: 'hosting' | 'application' = 'hosting') =>
  checkAgency(anAgencyDraft(draft), { kind, hostId, now }).map(
    ({ path, code }) => `${String(path[0])} ${code}`,
  )

describe('a draft of an agency', () => {
  it('refuses to go without an agent, a period, a scope or a permission', () => {
    const draft = anAgencyDraft()
    for (const broken of [
      { ...draft, agentId: '' },
      { ...draft, startsAt: '' },
      { ...draft, scope: { kind: 'apps', appIds: [] } },
      { ...draft, permissions: [] },
      { ...draft, permissions: ['administer'] },
    ]) {
      expect(agencyDraftSchema.safeParse(broken).success).toBe(false)
    }
  })
  it('refuses oneself, a period that ends before it begins, and one that is over', () => {
    expect(codes({ agentId: hostId })).toEqual(['agentId agent-self'])
    const reversed = { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }
    expect(codes(reversed)).toEqual(['endsAt period-reversed'])
    const over = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-02T00:00:00Z' }
    expect(codes(over)).toEqual(['endsAt period-over'])
  })
  it('ends a hosting, and gives an application agent one application', () => {
    expect(codes({ endsAt: null })).toEqual(['endsAt required'])
    expect(codes({ endsAt: null }, 'application')).toEqual(['scope agent-one-application'])
    const one = { kind: 'apps' as const, appIds: ['00000000-0000-7000-8000-0000000000a1'] }
    expect(codes({ endsAt: null, scope: one }, 'application')).toEqual([])
    expect(codes({})).toEqual([])
  })
})
