import {
  type AccessPort,
  aFormGrant,
  anAppRole,
  type AppRole,
  aViewer,
  scopesOn,
} from '@atrium/domain-access'
import { getCurrentUser } from '@atrium/domain-core'
import { aField, importResultSchema, listRecords, startImport } from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testTransfer, type TestTransfer } from '../testing/test-transfer'

const home = '0190a5b0-0000-7000-8000-00000000d001'
const away = '0190a5b0-0000-7000-8000-00000000d002'
let roles: AppRole[] = []
const departments = new Map<string, string[]>()
const access: AccessPort<Tx> = {
  rolesOf: async () => roles,
  viewer: async (_, personId) =>
    aViewer({ personId, departmentIds: departments.get(personId) ?? [] }),
}

let server: TestTransfer
beforeAll(async () => {
  server = await testTransfer({ access })
})
afterAll(() => server.close())

it.each(['added by COPY', 'staged, for a field that does not repeat'])(
  'records of a file belong to the main department of who brings them: %s',
  async (way) => {
    const code = aField('text', { label: 'Code', unique: way.startsWith('staged') })
    const form = await server.form([code])
    const { id: userId } = await server.call(getCurrentUser, {}, { as: 'user' })
    const { id: safeId } = await server.call(getCurrentUser, {}, { as: 'safe' })
    departments.set(userId, [home, away]).set(safeId, [home])
    roles = [
      anAppRole({
        grants: [
          aFormGrant({
            formId: form.id,
            create: true,
            scopes: scopesOn(['view'], [{ kind: 'department', below: false }]),
            operations: ['import'],
          }),
        ],
      }),
    ]
    const fileId = await server.upload('Code\nA\nB\n', { personId: userId })
    const mapping = [{ column: 0, fieldId: code.id }]
    const input = { formId: form.id, fileId, headerRow: 1, mapping }
    const job = await server.ended(await server.call(startImport, input, { as: 'user' }), {
      as: 'user',
    })
    expect(importResultSchema.parse(job.result)).toMatchObject({ added: 2, failed: 0 })
    const seenBy = async (as: 'safe' | 'user') => {
      const { rows } = await server.call(listRecords, { formId: form.id }, { as })
      return new Set(
        rows.map(({ values, departmentId }) => JSON.stringify([values[code.id], departmentId])),
      )
    }
    const brought = new Set(['A', 'B'].map((text) => JSON.stringify([text, home])))
    expect(await seenBy('user')).toEqual(brought)
    expect(await seenBy('safe')).toEqual(brought)
    departments.set(safeId, [away])
    expect(await seenBy('safe')).toEqual(new Set())
  },
)
