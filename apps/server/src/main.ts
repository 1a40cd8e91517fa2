import { DataInUse, readConfig, WrongConfig } from '@atrium/server-core'
import { startServer } from './server'

try {
  const server = await startServer(readConfig())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)))
  }
  welcome(await server.listen(), server.firstPasswords)
} catch (error) {
  const expected = error instanceof WrongConfig || error instanceof DataInUse
  console.error(expected ? error.message : error)
  process.exit(1)
}

function welcome(address: string, passwords: ReadonlyMap<string, string> | null): void {
  const lines = ['', `  Atrium is ready: ${address}`, '']
  if (passwords) {
    lines.push('  Login ids and passwords of the demo enterprise, shown only now:', '')
    for (const [loginId, password] of passwords) lines.push(`    ${loginId.padEnd(8)}${password}`)
    lines.push('')
  }
  console.log(lines.join('\n'))
}
