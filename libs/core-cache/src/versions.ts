import { splitSpace } from '@atrium/domain-core'

/** Which answers may be kept, and until which version (section 7, version check). */
export interface ApiVersions {
  /** Version by path. */
  readonly paths: Readonly<Record<string, string>>
  /** Version by application id. */
  readonly apps: Readonly<Record<string, string>>
  /** Paths separated by semicolons that change only with a publication. */
  readonly versionedPaths: string
  readonly publishVersion: string
}

/** Paths about the person, which no version describes. */
const personalPaths = [
  '/api2/view/personconfiginfo',
  '/api/admin/enterprise/theme',
  '/napi/global/get',
  '/sapi/user/baseinfo',
  '/sapi/user/entuser/info',
  '/api2/notices/noticepublished',
]

/** A path as the version map writes it: without query and without a leading space. */
export function versionedPath(url: string): string {
  return splitSpace(url.split(/[?#]/)[0] ?? '').path
}

/** How an answer may be kept, or null when it must be asked for each time. */
export function keepingOf(
  versions: ApiVersions,
  { url, appId }: { url: string; appId?: string | undefined },
): { in: 'global' | 'app'; version: string } | null {
  const path = versionedPath(url)
  if (personalPaths.includes(path)) return null
  const ofPath = versions.paths[path]
  if (ofPath !== undefined) return { in: 'global', version: ofPath }
  if (!versions.versionedPaths.split(';').includes(path)) return null
  const ofApp = appId === undefined ? undefined : versions.apps[appId]
  if (ofApp !== undefined) return { in: 'app', version: ofApp }
  return { in: 'global', version: versions.publishVersion }
}
