import { appsModule, createAppItems } from '@atrium/server-apps'
import { Unavailable, type Core, type ServerModule } from '@atrium/server-core'
import { formsModule } from '@atrium/server-forms'
import { languagesModule } from '@atrium/server-languages'
import { orgModule } from '@atrium/server-org'
import { publicModule } from '@atrium/server-public'

/** The server's modules, and who gives what to whom. */
export function modules(core: Core): readonly ServerModule[] {
  const apps = createAppItems(core.clock)
  return [
    appsModule(core),
    formsModule(core, { apps }),
    languagesModule(core),
    orgModule(core),
    publicModule(core, { codes: noCodes }),
  ]
}

/** Nobody sends verification codes yet. */
const noCodes = {
  send: () => Promise.reject(new Unavailable('unavailable')),
  check: () => Promise.resolve(false),
}
