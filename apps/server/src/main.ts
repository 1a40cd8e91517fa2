import { forgotPasswordPath } from '@atrium/domain-auth'
import { DataInUse, readConfig, WrongConfig, type Server } from '@atrium/server-core'
import { startServer } from './server'

try {
  const server = await startServer(readConfig())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)))
  }
  welcome(await server.listen(), server)
} catch (error) {
  const expected = error instanceof WrongConfig || error instanceof DataInUse
  console.error(expected ? error.message : error)
  process.exit(1)
}

function welcome(address: string, { firstPasswords, setUpToken, core }: Server): void {
  const { publicUrl, deployBase } = core.config
  const lines = ['', `  Atrium is ready: ${address}`, '']
  if (firstPasswords) {
    lines.push('  Login ids and passwords of the demo enterprise, shown only now:', '')
    for (const [loginId, password] of firstPasswords) {
      lines.push(`    ${loginId.padEnd(8)}${password}`)
    }
    lines.push('')
  }
  if (setUpToken) {
    const origin = (publicUrl ?? address).replace(/\/$/, '')
    const link = `${origin}${deployBase}${forgotPasswordPath({})}?token=${setUpToken}`
    lines.push('  root has no password yet. Choose one here, once, within 24 hours:', '')
    lines.push(`    ${link}`, '')
  }
  console.log(lines.join('\n'))
}
