import type { z, ZodObject } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call between web and server, declared once. `path` is below `{deployBase}[/space-id]/sapi`;
 * its `:params` and the query (GET) or body (others) together form the input.
 */
export interface Endpoint<
  Input extends ZodObject = ZodObject,
  Output extends z.ZodType = z.ZodType,
> {
  /** `domain.verb-noun`; also the first part of the query key. */
  readonly id: string
  readonly method: Method
  /** A read changes nothing and may be repeated, whatever its method. */
  readonly kind: 'read' | 'write'
  readonly path: `/${string}`
  readonly input: Input
  readonly output: Output
}

/** What a caller passes. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What the server receives after parsing, defaults filled in. */
export type ParsedOf<E extends Endpoint> = z.output<E['input']>
/** What the caller gets back. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** Declares a call; its input refuses unknown fields. */
export function defineEndpoint<Input extends ZodObject, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return { ...endpoint, input: endpoint.input.strict() as unknown as Input }
}
