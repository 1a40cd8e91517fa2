import { expect, test as shared } from './journey'
import { type ServerProcess, withServer } from './server-process'

/** A journey on a server of its own, which may die and come back. */
export const test = shared.extend<{ server: ServerProcess; environment: NodeJS.ProcessEnv }>({
  /** What the server's environment has besides. */
  environment: [{}, { option: true }],
  server: ({ environment }, provide) => withServer(environment, provide),
  baseURL: ({ server }, provide) => provide(server.address),
})

export { expect }
