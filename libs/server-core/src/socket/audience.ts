import type { ChangeEvent, SocketMessage } from '@atrium/domain-core'
import type { Caller, PermissionName } from '../caller'
import type { Line } from './line'

/** So many windows are told at once before others get their turn. */
const chunk = 1000
/** Events of one moment share a message. */
const gatherMillis = 20
/** Whoever would hear of more in one moment is told to read again. */
const eventsPerMessage = 500

/** From so many windows on, they share their reading over as many milliseconds. */
const many = 100
const longestSpread = 60_000

/** The windows that listen, by space. */
export function createAudience(readPermissions: ReadonlyMap<string, PermissionName | 'signed-in'>) {
  const spaces = new Map<string, Set<Line>>()
  const perSession = new Map<string, number>()
  let gathered: ChangeEvent[] = []
  let timer: NodeJS.Timeout | null = null

  function maySee({ caller }: Line, { entity, entId, personId }: ChangeEvent): boolean {
    if (entId !== caller.entId) return false
    if (personId !== undefined) return personId === caller.personId
    const permission = readPermissions.get(entity)
    if (permission === undefined) return false
    return permission === 'signed-in' || caller.can(permission)
  }

  function flush() {
    timer = null
    const bySpace = Map.groupBy(gathered, (event) => event.entId)
    gathered = []
    for (const [entId, events] of bySpace) {
      const lines = [...(spaces.get(entId) ?? [])]
      deliver(lines, events, spreadOver(lines.length))
    }
  }

  /** People who may see the same get the same text, written once. */
  function deliver(lines: readonly Line[], events: readonly ChangeEvent[], spread: Spread): void {
    const texts = new Map<string, string | null>()
    for (const line of lines.slice(0, chunk)) {
      const seen = events.map((event) => maySee(line, event))
      const key = seen.map(Number).join('')
      const text =
        texts.get(key) ??
        textOf(
          events.filter((_, at) => seen[at]),
          spread,
        )
      texts.set(key, text)
      if (text !== null) line.send(text)
    }
    const rest = lines.slice(chunk)
    if (rest.length > 0) setImmediate(() => deliver(rest, events, spread))
  }

  function count({ caller: { sessionId } }: Line, by: number) {
    const lines = (perSession.get(sessionId) ?? 0) + by
    if (lines > 0) perSession.set(sessionId, lines)
    else perSession.delete(sessionId)
  }

  function join(line: Line) {
    const { entId } = line.caller
    const lines = spaces.get(entId) ?? new Set()
    if (!lines.has(line)) count(line, 1)
    spaces.set(entId, lines.add(line))
  }

  function leave(line: Line) {
    const { entId } = line.caller
    const lines = spaces.get(entId)
    if (lines?.delete(line)) count(line, -1)
    if (lines?.size === 0) spaces.delete(entId)
  }

  return {
    join,
    leave,
    /** The same window as somebody with other rights, or in another space; one that has left stays away. */
    move(line: Line, caller: Caller): void {
      if (!spaces.get(line.caller.entId)?.has(line)) return
      leave(line)
      line.caller = caller
      join(line)
    },
    countOf: (sessionId: string): number => perSession.get(sessionId) ?? 0,
    lines: (): Line[] => [...spaces.values()].flatMap((lines) => [...lines]),
    /** Tells everybody that something may have passed unheard. */
    tellGap(): void {
      for (const lines of spaces.values()) {
        const message: SocketMessage = { type: 'missed', ...spreadOver(lines.size) }
        const text = JSON.stringify(message)
        for (const line of lines) line.send(text)
      }
    },
    tell(event: ChangeEvent): void {
      if (!spaces.has(event.entId)) return
      gathered.push(event)
      timer ??= setTimeout(flush, gatherMillis)
    },
  }
}

type Spread = { readonly spread?: number }

function spreadOver(windows: number): Spread {
  return windows < many ? {} : { spread: Math.min(windows, longestSpread) }
}

function textOf(events: readonly ChangeEvent[], spread: Spread): string | null {
  if (events.length === 0) return null
  const message: SocketMessage =
    events.length > eventsPerMessage
      ? { type: 'missed', ...spread }
      : { type: 'changed', events: [...events], ...spread }
  return JSON.stringify(message)
}
