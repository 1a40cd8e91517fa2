import { z, type ZodObject } from 'zod'

/** Writes an input as query parameters: texts as they are, everything else as JSON, absent values not at all. */
export function encodeQuery(input: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}

/** Reads query parameters (or form fields) back: a parameter whose schema takes text stays text, others are JSON. */
export function decodeQuery(
  schema: ZodObject,
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const field = schema.shape[name] as z.ZodType | undefined
      if (typeof value !== 'string' || !field || takesText(field)) return [name, value]
      return [name, parseJson(value)]
    }),
  )
}

function takesText(schema: z.ZodType): boolean {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return takesText(schema.unwrap() as z.ZodType)
  }
  if (schema instanceof z.ZodPipe) return takesText(schema.in as z.ZodType)
  return (
    schema instanceof z.ZodString ||
    schema instanceof z.ZodStringFormat ||
    schema instanceof z.ZodEnum ||
    schema instanceof z.ZodLiteral
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
