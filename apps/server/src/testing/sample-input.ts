type Json = Record<string, unknown>

/** What stands for a value of a field; `name` is the field's. */
export interface SampleValues {
  id(name: string): string
}

const texts = [
  'f_abcdef',
  's_abcdef',
  'o_abcdef',
  'abcdef',
  'Abcdef1!',
  '#336699',
  '13800138000',
  'zh-CN',
  'demo',
  '100000',
  'A1',
  'example.com',
  'https://example.com/x',
  '10.0.0.0/8',
  '/x',
]

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-01-02T03:04:05.000Z',
  date: '2026-01-02',
  time: '03:04:05',
  email: 'nobody@example.com',
  uri: 'https://example.com/x',
  ipv4: '10.0.0.1',
}

/** A value that the schema accepts, as small as it can be, with all that may be left out when `full`. */
export function sampleOf(
  schema: Json,
  values: SampleValues,
  { name = '', full = false, depth = 0 }: { name?: string; full?: boolean; depth?: number } = {},
): unknown {
  const at = (part: Json, more: object = {}) =>
    sampleOf(part, values, { name, full, depth: depth + 1, ...more })
  if (depth > 8) return null
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined
  if (choices)
    return at(
      (full ? choices.find((one) => one['type'] !== 'null') : undefined) ?? choices[0] ?? {},
    )
  const all = schema['allOf'] as Json[] | undefined
  if (all) return Object.assign({}, ...all.map((part) => at(part))) as unknown
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, values, { full, depth })
    case 'array':
      return arrayOf(schema, at, full)
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 1), 1)
    case 'boolean':
      return false
    case 'string':
      return textOf(schema, values, name)
    case 'null':
      return null
    default:
      return 'x'
  }
}

function objectOf(
  schema: Json,
  values: SampleValues,
  { full, depth }: { full: boolean; depth: number },
): Json {
  const properties = (schema['properties'] ?? {}) as Record<string, Json>
  const required = new Set((schema['required'] ?? []) as string[])
  const wanted = Object.entries(properties).filter(([key]) => full || required.has(key))
  return Object.fromEntries(
    wanted.map(([key, part]) => [
      key,
      sampleOf(part, values, { name: key, full, depth: depth + 1 }),
    ]),
  )
}

function arrayOf(
  schema: Json,
  at: (part: Json, more?: object) => unknown,
  full: boolean,
): unknown[] {
  const tuple = schema['prefixItems'] as Json[] | undefined
  if (tuple) return tuple.map((part) => at(part))
  const least = Number(schema['minItems'] ?? 0)
  const items = (schema['items'] ?? {}) as Json
  return Array.from({ length: Math.max(least, full ? 1 : 0) }, () => at(items))
}

function textOf(schema: Json, values: SampleValues, name: string): string {
  const format = schema['format'] as string | undefined
  if (format === 'uuid') return values.id(name)
  const known = formats[format ?? '']
  if (known) return known
  const [least, most] = [Number(schema['minLength'] ?? 0), Number(schema['maxLength'] ?? 1000)]
  const pattern = schema['pattern'] as string | undefined
  const fits = (text: string) =>
    text.length >= least && text.length <= most && (!pattern || new RegExp(pattern, 'u').test(text))
  return texts.find(fits) ?? 'x'.repeat(Math.max(least, 1))
}
