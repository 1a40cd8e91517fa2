import { sampleOf, type SampleValues } from './sample-input'

type Json = Record<string, unknown>

/** A call of the server, as its own description tells it. */
export interface DescribedCall {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly permission: string
  /** A read changes nothing, whatever its method. */
  readonly kind: 'read' | 'write'
  readonly parameters: readonly Parameter[]
  readonly body: Json | null
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: Json
  readonly isJson: boolean
}

export interface Request {
  readonly method: DescribedCall['method']
  readonly url: string
  readonly payload?: Json
}

/** Every call that a server describes. */
export function callsOf(api: Json): DescribedCall[] {
  const paths = api['paths'] as Record<string, Record<string, Json>>
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      id: String(operation['operationId']),
      method: method.toUpperCase() as DescribedCall['method'],
      path,
      permission: String(operation['x-permission']),
      kind: operation['x-kind'] === 'read' ? 'read' : 'write',
      parameters: ((operation['parameters'] ?? []) as Json[]).map(parameterOf),
      body: bodyOf(operation),
    })),
  )
}

/** The call with a value in every place that needs one; with `full`, in every place there is. */
export function requestOf(call: DescribedCall, values: SampleValues, full = false): Request {
  const sample = ({ schema, name }: Parameter) => sampleOf(schema, values, { name, full })
  const query = new URLSearchParams()
  let path = call.path
  for (const parameter of call.parameters) {
    if (parameter.in === 'path') {
      path = path.replace(`{${parameter.name}}`, encodeURIComponent(String(sample(parameter))))
    } else if (parameter.required || full) {
      const value = sample(parameter)
      query.set(parameter.name, parameter.isJson ? JSON.stringify(value) : String(value))
    }
  }
  const text = query.toString()
  return {
    method: call.method,
    url: `/sapi${path}${text === '' ? '' : `?${text}`}`,
    ...(call.body ? { payload: sampleOf(call.body, values, { full }) as Json } : {}),
  }
}

function parameterOf(parameter: Json): Parameter {
  const content = parameter['content'] as Record<string, Json> | undefined
  const schema = (content?.['application/json']?.['schema'] ?? parameter['schema']) as Json
  return {
    name: String(parameter['name']),
    in: parameter['in'] as Parameter['in'],
    required: parameter['required'] === true,
    schema,
    isJson: content !== undefined,
  }
}

function bodyOf(operation: Json): Json | null {
  const body = operation['requestBody'] as { content: Record<string, { schema: Json }> } | undefined
  return body?.content['application/json']?.schema ?? null
}
