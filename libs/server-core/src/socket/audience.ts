import type { ChangeEvent, SocketMessage } from '@atrium/domain-core'
import type { Caller, PermissionName } from '../caller'

/** So many windows are told at once before others get their turn. */
const chunk = 1000
/** Events of one moment share a message. */
const gatherMillis = 20
const eventsPerMessage = 500

/** A window's live line. */
export interface Line {
  readonly caller: Caller
  send(text: string): void
  /** Ends it for good: the session is over. */
  refuse(): void
  /** Ends it for now: the window comes back. */
  close(): void
}

/** The windows that listen, by space. */
export function createAudience(readPermissions: ReadonlyMap<string, PermissionName | 'signed-in'>) {
  const spaces = new Map<string, Set<Line>>()
  let gathered: ChangeEvent[] = []
  let timer: NodeJS.Timeout | null = null

  function maySee({ caller }: Line, { entity, personId }: ChangeEvent): boolean {
    if (personId !== undefined) return personId === caller.personId
    const permission = readPermissions.get(entity)
    if (permission === undefined) return false
    return permission === 'signed-in' || caller.can(permission)
  }

  function flush() {
    timer = null
    const bySpace = Map.groupBy(gathered, (event) => event.entId)
    gathered = []
    for (const [entId, events] of bySpace) deliver([...(spaces.get(entId) ?? [])], events)
  }

  /** People who may see the same get the same text, written once. */
  function deliver(lines: readonly Line[], events: readonly ChangeEvent[]): void {
    const texts = new Map<string, readonly string[]>()
    for (const line of lines.slice(0, chunk)) {
      const seen = events.map((event) => maySee(line, event))
      const key = seen.map(Number).join('')
      const known = texts.get(key) ?? messages(events.filter((_, at) => seen[at]))
      texts.set(key, known)
      for (const text of known) line.send(text)
    }
    const rest = lines.slice(chunk)
    if (rest.length > 0) setImmediate(() => deliver(rest, events))
  }

  return {
    join(line: Line): void {
      const { entId } = line.caller
      const lines = spaces.get(entId) ?? new Set()
      spaces.set(entId, lines.add(line))
    },
    leave(line: Line): void {
      const { entId } = line.caller
      const lines = spaces.get(entId)
      lines?.delete(line)
      if (lines?.size === 0) spaces.delete(entId)
    },
    lines: (): Line[] => [...spaces.values()].flatMap((lines) => [...lines]),
    tell(event: ChangeEvent): void {
      if (!spaces.has(event.entId)) return
      gathered.push(event)
      timer ??= setTimeout(flush, gatherMillis)
    },
  }
}

function messages(events: readonly ChangeEvent[]): string[] {
  const parts = []
  for (let at = 0; at < events.length; at += eventsPerMessage) {
    const message: SocketMessage = {
      type: 'changed',
      events: events.slice(at, at + eventsPerMessage),
    }
    parts.push(JSON.stringify(message))
  }
  return parts
}
