import { defaultPolicy } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { draftOf, readDraft } from './policy-draft'

const draft = draftOf(defaultPolicy)

describe('a draft of a policy', () => {
  it('names each place that is not right yet', () => {
    const { policy, wrong } = readDraft({
      ...draft,
      password: { ...draft.password, minLength: null },
      lockout: { tries: 99, minutes: 1 },
      networks: '10.0.0.0/8\noffice',
    })
    expect(policy).toBeNull()
    expect([...wrong]).toEqual(['password.minLength', 'lockout.tries', 'networks office'])
  })
  it('is the policy again when nothing was changed', () => {
    expect(readDraft(draft).policy).toEqual(defaultPolicy)
  })
  it('takes networks by line, comma or space', () => {
    const { policy } = readDraft({ ...draft, networks: '10.0.0.0/8, 192.0.2.7\n\n::1' })
    expect(policy?.session.networks).toEqual(['10.0.0.0/8', '192.0.2.7', '::1'])
  })
  it('leaves expiry and the number of sessions open', () => {
    const { policy } = readDraft(draft)
    expect([policy?.password.expiryDays, policy?.session.limit]).toEqual([null, null])
  })
})
