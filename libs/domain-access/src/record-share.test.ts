import { isMeant, type Subject } from '@atrium/domain-org'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aViewer } from './fixtures'
import { actsOfLevel, shareLevels, subjectKey, subjectKeysOf } from './record-share'

const ids = Array.from({ length: 4 }, (_, at) => `00000000-0000-7000-b000-00000000000${at}`)
const some = fc.subarray(ids)

describe('a share', () => {
  it('of any level lets the record be seen', () => {
    for (const level of shareLevels) expect(actsOfLevel(level)).toContain('view')
  })

  it('is found by the keys of a member exactly where its subject means them', () => {
    const anySubject = fc.oneof(
      fc.constant<Subject>({ kind: 'everyone' }),
      fc.record({
        kind: fc.constantFrom('person', 'post', 'role', 'group'),
        id: fc.constantFrom(...ids),
      }),
      fc.record({
        kind: fc.constant('department'),
        id: fc.constantFrom(...ids),
        below: fc.boolean(),
      }),
    ) as fc.Arbitrary<Subject>
    const anyViewer = fc
      .record({
        personId: fc.constantFrom(...ids),
        departmentIds: some,
        departmentIdsAbove: some,
        postIds: some,
        roleIds: some,
        groupIds: some,
      })
      .map(aViewer)
    fc.assert(
      fc.property(anySubject, anyViewer, (subject, viewer) => {
        expect(subjectKeysOf(viewer).includes(subjectKey(subject))).toBe(isMeant(subject, viewer))
      }),
      { seed: 31, numRuns: 400 },
    )
  })
})
