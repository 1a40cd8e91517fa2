import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Config, type Server } from '@atrium/server-core'
import { modules } from './modules'

/** Starts on the configuration, with the web app built beside it. */
export async function startServer(config: Config): Promise<Server> {
  const beside = join(import.meta.dirname, '../web')
  const built = existsSync(join(beside, 'index.html')) ? beside : null
  return createServer({ config: { ...config, webDir: config.webDir ?? built }, modules })
}
