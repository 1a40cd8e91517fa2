import { getPeople, listPeople } from '@atrium/domain-org'
import { implement, type Database, type Route } from '@atrium/server-core'
import { findPeople, selectPeople } from './people-store'

/** Answers pickers: by text, and by the ids they keep. */
export function peopleRoutes(database: Database): Route[] {
  return [
    implement(listPeople, {
      permission: 'org.read',
      handle: ({ search }, { caller, locale }) =>
        database.read(caller, (tx) => findPeople(tx, { search, locale })),
    }),
    implement(getPeople, {
      permission: 'org.read',
      handle: ({ ids }, { caller, locale }) =>
        database.read(caller, (tx) => selectPeople(tx, { ids, locale })),
    }),
  ]
}
