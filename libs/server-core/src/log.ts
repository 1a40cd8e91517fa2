const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 }

type Level = keyof typeof levels
type Write = (fields: unknown, message?: string, ...rest: unknown[]) => void

/** One JSON line per entry; fits Fastify's logger. */
export interface Logger extends Record<Level, Write> {
  level: string
  child(fields: Readonly<Record<string, unknown>>): Logger
}

/** Writes lines at or above the level. */
export function createLogger(
  level: string,
  write: (line: string) => void = (line) => process.stdout.write(line),
  fields: Readonly<Record<string, unknown>> = {},
): Logger {
  const least = levels[level as Level] ?? levels.info
  const at = (name: Level): Write => {
    if (levels[name] < least || name === 'silent') return () => undefined
    return (entry, message) => {
      const own = typeof entry === 'string' ? { msg: entry } : { ...plain(entry), msg: message }
      const line = { level: name, time: new Date().toISOString(), ...fields, ...own }
      write(`${JSON.stringify(line, replaceError)}\n`)
    }
  }
  return {
    level,
    child: (more) => createLogger(level, write, { ...fields, ...more }),
    trace: at('trace'),
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
    silent: at('silent'),
  }
}

function plain(entry: unknown): Record<string, unknown> {
  if (entry instanceof Error) return { err: entry }
  return typeof entry === 'object' && entry !== null
    ? (entry as Record<string, unknown>)
    : { entry }
}

function replaceError(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (!(value instanceof Error)) return value
  const { name, message, stack, cause } = value
  return Object.assign({ type: name, message, stack, cause }, value)
}
