import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiVersions } from '@atrium/domain-core'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../caller'
import type { SpaceAddress } from '../http/space-address'

type AnsweredFor = ApiVersions['answeredFor']

/** Says whom an answer is for: nothing kept for one is ever given to another. */
export type Addressee = (caller: Caller | null, request: FastifyRequest) => AnsweredFor

export function createAddressee(address: SpaceAddress, release: string): Addressee {
  return (caller, request) => {
    const personId = caller?.personId ?? null
    const entId = caller?.entId ?? address.spaceOf(request.raw) ?? null
    const parts = [
      release,
      personId,
      entId,
      caller?.roles.toSorted() ?? null,
      areasOf(caller),
      caller?.mandate?.id,
    ]
    return { key: digest(JSON.stringify(parts)), personId, entId }
  }
}

/** Changes with every release of the server or the web app: answers of one are not shown by another. */
export async function releaseOf(version: string, webDir: string | null): Promise<string> {
  const page = webDir === null ? null : join(webDir, 'index.html')
  return digest(version + (page && existsSync(page) ? await readFile(page, 'utf8') : ''))
}

function areasOf(caller: Caller | null): readonly string[] {
  return caller?.grant?.areas.toSorted() ?? []
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
