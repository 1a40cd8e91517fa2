import { errorBodySchema, paramNames, type Endpoint } from '@atrium/domain-core'
import { z } from 'zod'
import type { Route } from './implement'

type Json = Record<string, unknown>

/** Describes every call of the server, from the endpoints themselves. */
export function describeApi(routes: readonly Route[], deployBase: string): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const { path, method } = route.endpoint
    const address = path.replace(/\/:(\w+)\??/g, '/{$1}')
    const known = (paths[address] ??= {})
    known[method.toLowerCase()] = operation(route)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Atrium', version: '1' },
    servers: [{ url: `${deployBase}/sapi` }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  }
}

function operation({ endpoint, permission }: Route): Json {
  const error = { $ref: '#/components/schemas/Error' }
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    'x-permission': permission,
    'x-kind': endpoint.kind,
    ...(permission === 'public' ? {} : { security: [{ session: [] }] }),
    ...inputOf(endpoint),
    responses: {
      200: {
        description: 'The answer.',
        content: { 'application/json': { schema: jsonSchema(endpoint.output, 'output') } },
      },
      default: {
        description: 'Refused, with a code and a message in the language of Accept-Language.',
        content: { 'application/json': { schema: error } },
      },
    },
  }
}

/** Path parameters, and the rest as query parameters of a GET or the body of others. */
function inputOf(endpoint: Endpoint): Json {
  const schema = jsonSchema(endpoint.input, 'input')
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Json>
    required?: string[]
  }
  const inPath = new Set(paramNames(endpoint.path))
  const rest = Object.entries(properties).filter(([name]) => !inPath.has(name))
  const parameters: Json[] = [...inPath].map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }))
  if (endpoint.method === 'GET') {
    const query = rest.map(([name, property]) => queryParameter(name, property, required))
    return { parameters: [...parameters, ...query] }
  }
  if (rest.length === 0) return { parameters }
  const body = {
    ...schema,
    properties: Object.fromEntries(rest),
    required: required.filter((name) => !inPath.has(name)),
  }
  return {
    parameters,
    requestBody: { content: { 'application/json': { schema: body } } },
  }
}

/** Texts are sent as they are, everything else as JSON. */
function queryParameter(name: string, schema: Json, required: readonly string[]): Json {
  const base = { name, in: 'query', required: required.includes(name) }
  const isPlain = ['string', 'number', 'integer', 'boolean'].includes(String(schema['type']))
  return isPlain ? { ...base, schema } : { ...base, content: { 'application/json': { schema } } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
