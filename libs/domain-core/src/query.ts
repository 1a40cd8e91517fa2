import { z, type ZodObject } from 'zod'

/**
 * Writes an input as query parameters or form fields: a text whose schema takes text stays as it is, everything else
 * is JSON, what is absent is left out. Where a text may also be null, one that reads like JSON is written as JSON.
 */
export function encodeQuery(
  schema: ZodObject,
  input: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const takes = takesOf(schema.shape[name] as z.ZodType | undefined)
        return [name, isPlain(value, takes) ? value : JSON.stringify(value)]
      }),
  )
}

/** Reads query parameters or form fields back, as `encodeQuery` or a person wrote them. */
export function decodeQuery(
  schema: ZodObject,
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const takes = takesOf(schema.shape[name] as z.ZodType | undefined)
      if (typeof value !== 'string' || isPlain(value, takes)) return [name, value]
      const parsed = parseJson(value)
      const isText = takes === 'text-or-null' && parsed !== null && typeof parsed !== 'string'
      return [name, isText ? value : parsed]
    }),
  )
}

type Takes = 'text' | 'text-or-null' | 'other'

function isPlain(value: unknown, takes: Takes): value is string {
  if (typeof value !== 'string' || takes === 'other') return false
  return takes === 'text' || (value !== 'null' && !value.startsWith('"'))
}

/** A field that no schema describes is text: the schema will refuse it. */
function takesOf(schema: z.ZodType | undefined): Takes {
  if (schema === undefined) return 'text'
  if (schema instanceof z.ZodNullable) {
    return takesOf(schema.unwrap() as z.ZodType) === 'other' ? 'other' : 'text-or-null'
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly
  ) {
    return takesOf(schema.unwrap() as z.ZodType)
  }
  if (schema instanceof z.ZodPipe) return takesOf(schema.in as z.ZodType)
  const isText =
    schema instanceof z.ZodString ||
    schema instanceof z.ZodStringFormat ||
    (schema instanceof z.ZodEnum && schema.options.every((option) => typeof option === 'string')) ||
    (schema instanceof z.ZodLiteral && [...schema.values].every((v) => typeof v === 'string'))
  return isText ? 'text' : 'other'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
