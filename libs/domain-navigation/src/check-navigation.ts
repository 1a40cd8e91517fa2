import { accept, reject, type Result } from '@atrium/domain-core'
import { type Entry, navigationLimit, phonePlaces, type Place, type Terminal } from './navigation'

export type NavigationProblem =
  | 'navigation-empty'
  | 'navigation-too-long'
  | 'place-twice'
  | 'entry-untitled'
  | 'group-empty'
  | 'group-on-phone'
  | 'too-many-places'

/** Whether people can be shown these entries; the design of them may be kept whatever is wrong. */
export function checkEntries(
  terminal: Terminal,
  entries: readonly Entry[],
): Result<readonly Entry[], NavigationProblem> {
  const places = placesOf(entries)
  if (entries.length === 0) return reject('navigation-empty')
  if (places.length > navigationLimit) return reject('navigation-too-long')
  if (terminal === 'app' && entries.some(({ kind }) => kind === 'group'))
    return reject('group-on-phone')
  if (terminal === 'app' && entries.length > phonePlaces) return reject('too-many-places')
  if (entries.some((entry) => entry.kind === 'group' && entry.places.length === 0))
    return reject('group-empty')
  if ([...entries, ...places].some(isUntitled)) return reject('entry-untitled')
  const keys = places.map(placeKey)
  return new Set(keys).size < keys.length ? reject('place-twice') : accept(entries)
}

/** Every place of a navigation, those in groups included. */
export function placesOf(entries: readonly Entry[]): Place[] {
  return entries.flatMap((entry) => (entry.kind === 'group' ? entry.places : [entry]))
}

/** Two places with the same key lead to the same thing. */
export function placeKey(place: Place): string {
  switch (place.kind) {
    case 'page':
      return `page ${place.route}`
    case 'app':
      return `app ${place.appId}`
    case 'link':
      return `link ${place.address}`
  }
}

/** A group and a link are called what they are given and nothing else. */
function isUntitled({ kind, title }: Entry | Place): boolean {
  if (kind !== 'group' && kind !== 'link') return false
  return title === null || (title['zh-CN'] === '' && title.en === '')
}
