import type { KeptData } from '@atrium/domain-enterprise'
import type { DepartmentNamesPort } from '@atrium/domain-org'
import { testServer, type TestServerOptions, type Tx } from '@atrium/server-core'
import { createInstallationGuard } from '../installation/installation-guard'
import { enterpriseModule } from '../module'

const appId = '0190a5b0-0000-7000-8000-00000000a001'

export const knownDepartment = { id: '0190a5b0-0000-7000-8000-00000000d001', name: 'Sales' }

const departments: DepartmentNamesPort<Tx> = {
  named: async (_, ids) => [knownDepartment].filter(({ id }) => ids.includes(id)),
  all: async () => [knownDepartment],
}

const kept: KeptData<Tx> = {
  usage: async () => ({
    departments: 1,
    applications: [
      { id: appId, name: 'Sales' },
      { id: knownDepartment.id, name: 'Empty' },
    ],
    binnedForms: 2,
    forms: [
      { appId, records: 3, bytes: 100 },
      { appId, records: 4, bytes: 200 },
    ],
  }),
  async *lines(read) {
    yield { kind: 'thing', at: await read(async () => 1) }
  },
}

/** A server with this module alone, in an enterprise of one department. */
export function testEnterprise(settings: TestServerOptions['settings'] = {}) {
  return testServer({
    settings,
    modules: (core) => {
      const installation = createInstallationGuard(core)
      return [enterpriseModule(core, { departments, installation, kept: [kept] })]
    },
  })
}
