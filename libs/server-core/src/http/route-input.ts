import { decodeQuery, type Endpoint } from '@atrium/domain-core'
import type { FastifyRequest } from 'fastify'
import { InvalidInput } from '../errors'
import { fieldIssues } from './field-issues'
import { unstorableIssues } from './storable-text'

type Fields = Record<string, unknown>

/** The input of a call: path parameters, over the body (JSON or form), over the query; parsed by the endpoint's schema. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const fields: Fields = {
    ...decodeQuery(endpoint.input, request.query as Fields),
    ...bodyFields(endpoint, request),
    ...(request.params as Fields),
  }
  const unstorable = unstorableIssues(fields)
  if (unstorable.length > 0) throw new InvalidInput(unstorable)
  const parsed = endpoint.input.safeParse(fields, { reportInput: true })
  if (!parsed.success) throw new InvalidInput(fieldIssues(parsed.error).slice(0, 200))
  return parsed.data
}

function bodyFields(endpoint: Endpoint, request: FastifyRequest): Fields {
  const { body } = request
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new InvalidInput([{ path: [], code: 'wrong-type' }])
  }
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  return isForm ? decodeQuery(endpoint.input, body as Fields) : (body as Fields)
}
