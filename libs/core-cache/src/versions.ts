import { splitSpace, type ApiVersions } from '@atrium/domain-core'

/** Paths about the person, which no version describes (section 7); the last is our own. */
const personalPaths = [
  '/api2/view/personconfiginfo',
  '/api/admin/enterprise/theme',
  '/napi/global/get',
  '/sapi/user/baseinfo',
  '/sapi/user/entuser/info',
  '/api2/notices/noticepublished',
  '/sapi/session',
]

export function isPersonal(path: string): boolean {
  return personalPaths.includes(path)
}

/** A path as the version map writes it: without query and without a leading space. */
export function versionedPath(url: string): string {
  return splitSpace(url.split(/[?#]/)[0] ?? '').path
}

/** What an answer is versioned with: a version of its own, or that of the application it is about. */
export type Keeping = { readonly with: 'version'; readonly version: string } | { with: 'app' }

/** How the answer of a path may be kept; null when it must be asked for each time. */
export function keepingOf(versions: ApiVersions, path: string): Keeping | null {
  if (isPersonal(path)) return null
  const version =
    (Object.hasOwn(versions.global, path) ? versions.global[path] : undefined) ??
    Object.entries(versions.global).find(([pattern]) => fits(pattern, path))?.[1]
  if (version !== undefined) return { with: 'version', version }
  const isListed = versions.paths.split(';').some((pattern) => fits(pattern, path))
  return isListed ? { with: 'app' } : null
}

/** An application that nothing has changed since it exists is of the publish version. */
export function versionOfApp({ apps, publishVersion }: ApiVersions, appId: string): string {
  const id = appId.toLowerCase()
  return (Object.hasOwn(apps, id) ? apps[id] : undefined) ?? publishVersion
}

/** True when a pattern such as `/sapi/apps/:appId` describes the path. */
function fits(pattern: string, path: string): boolean {
  if (!pattern.includes('/:')) return pattern !== '' && pattern === path
  const parts = path.split('/')
  const expected = pattern.split('/')
  return (
    parts.length === expected.length &&
    expected.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  )
}
