import { runPackage } from './run-package.ts'

/** Runs Nx without its daemon and screens; a continuous-integration run proves things anew, without the cache. */
export function nx(args: readonly string[]): Promise<boolean> {
  const fresh = process.env['CI'] ? { NX_SKIP_NX_CACHE: 'true' } : {}
  const environment = { NX_DAEMON: 'false', NX_TUI: 'false', ...fresh }
  return runPackage('nx', args, { environment })
}
