import type { DepartmentNamesPort } from '@atrium/domain-org'
import { testServer, type Tx } from '@atrium/server-core'
import { enterpriseModule } from '../module'

export const knownDepartment = { id: '0190a5b0-0000-7000-8000-00000000d001', name: 'Sales' }

const departments: DepartmentNamesPort<Tx> = {
  named: async (_, ids) => [knownDepartment].filter(({ id }) => ids.includes(id)),
  all: async () => [knownDepartment],
}

/** A server with this module alone, in an enterprise of one department. */
export function testEnterprise() {
  return testServer({ modules: (core) => [enterpriseModule(core, { departments })] })
}
