import {
  dictionaryEntity,
  languagesCodeMessages,
  languagesPermissions,
} from '@atrium/domain-languages'
import type { Core, ServerModule } from '@atrium/server-core'
import { createChosenTexts } from './chosen-texts'
import { chosenTextsMigration } from './migrations/0001-chosen-texts'
import { textRoutes } from './text-routes'
import { createTextService } from './text-service'

/** Languages: what a space says instead of the product's texts. */
export function languagesModule(core: Pick<Core, 'database' | 'clock' | 'bus' | 'texts'>) {
  const chosen = createChosenTexts(core)
  const unsubscribe = core.bus.subscribe(({ entity, entId }) => {
    if (entity === dictionaryEntity) chosen.forget(entId)
  })
  return {
    name: 'languages',
    routes: textRoutes(createTextService(core)),
    migrations: [chosenTextsMigration],
    permissions: languagesPermissions,
    readPermissions: { [dictionaryEntity]: 'signed-in' },
    messages: languagesCodeMessages,
    textOverrides: chosen,
    onStop: async () => unsubscribe(),
  } as const satisfies ServerModule
}
