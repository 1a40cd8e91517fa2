import { appViewPath, type AppItemsPort } from '@atrium/domain-apps'
import type { Entry, Place, ShownEntry, ShownPlace, Terminal } from '@atrium/domain-navigation'
import { placesOf } from '@atrium/domain-navigation'
import { isMeant, type PlacementPort, type Subject } from '@atrium/domain-org'
import type { Caller, Core, Tx } from '@atrium/server-core'
import { selectElements } from './elements/element-store'
import { selectPublished } from './navigations/navigation-store'

export interface OwnNavigationNeeds extends Pick<Core, 'database'> {
  readonly placements: PlacementPort<Tx>
  readonly apps: Pick<AppItemsPort<Tx>, 'appNames'>
}

/** What a person sees around their pages: asked once by every window, and after each change. */
export function createOwnNavigation({ database, placements, apps }: OwnNavigationNeeds) {
  return (caller: Caller) =>
    database.read(caller, async (tx) => {
      const [published, elements] = await Promise.all([selectPublished(tx), selectElements(tx)])
      if (published.length === 0 && elements.length === 0)
        return { web: null, app: null, hiddenElements: [] }
      const placement = await placements.placement(tx, caller.personId)
      const isFor = (subjects: readonly Subject[]) =>
        subjects.some((subject) => isMeant(subject, placement))
      const first = (terminal: Terminal) =>
        published.find((each) => each.terminal === terminal && isFor(each.audience))?.entries
      const [web, app] = [first('web'), first('app')]
      const names = await appNames(tx, [...(web ?? []), ...(app ?? [])])
      return {
        web: web ? shownEntries(web, names) : null,
        app: app ? shownEntries(app, names) : null,
        hiddenElements: elements
          .filter(({ hiddenFor }) => isFor(hiddenFor))
          .map(({ elementId }) => elementId),
      }
    })

  async function appNames(tx: Tx, entries: readonly Entry[]) {
    const ids = placesOf(entries).flatMap((place) => (place.kind === 'app' ? [place.appId] : []))
    return ids.length === 0 ? new Map<string, string>() : apps.appNames(tx, ids)
  }
}

type AppNames = ReadonlyMap<string, string>

/** Applications become links; one that is deleted is left out, and a group that has nothing left. */
function shownEntries(entries: readonly Entry[], names: AppNames): ShownEntry[] {
  return entries.flatMap((entry): ShownEntry[] => {
    if (entry.kind !== 'group') return shownPlaces(entry, names)
    const places = entry.places.flatMap((place) => shownPlaces(place, names))
    return places.length === 0 ? [] : [{ ...entry, places }]
  })
}

function shownPlaces(place: Place, names: AppNames): ShownPlace[] {
  if (place.kind !== 'app') return [place]
  const { id, appId, icon, title } = place
  const name = names.get(appId)
  if (name === undefined) return []
  const address = appViewPath({ module: 'form', appId })
  const shown = title ?? { 'zh-CN': name, en: name }
  return [{ id, kind: 'link', icon: icon ?? 'app', title: shown, address, inNewWindow: false }]
}
