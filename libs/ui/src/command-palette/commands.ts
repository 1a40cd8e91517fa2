import type { Icon } from '../icon'

/** Something to open or do. */
export interface Command {
  /** Unique among all groups. */
  key: string
  label: string
  /** Where it is or what it belongs to, muted at the right. */
  note?: string
  icon?: Icon
  shortcut?: readonly string[]
  /** The palette stays open when it runs, such as for another try. */
  stays?: boolean
}

/** Results of one kind: pages, records, people. */
export interface CommandGroup {
  key: string
  title: string
  commands: readonly Command[]
  /** Nothing is known yet; its outline stands in. */
  loading?: boolean
}

/** The command an arrow, Home or End key leads to, going round at the ends; none for other keys. */
export function stepTo(
  commands: readonly Command[],
  from: string | undefined,
  pressed: string,
): string | undefined {
  const at = commands.findIndex((command) => command.key === from)
  const count = commands.length
  const targets: Record<string, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (Math.max(at, 0) - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  const target = targets[pressed]
  return target === undefined ? undefined : commands[target]?.key
}
