import { relative, sep } from 'node:path'

export type Kind = 'domain' | 'core' | 'ui' | 'feature' | 'server' | 'web' | 'e2e' | 'tools'

/** Where a file stands in the workspace: what the import table and the homes are keyed by. */
export interface Place {
  readonly file: string
  readonly kind: Kind
  /** The lib or app, `tools` for what belongs to neither. */
  readonly project: string
  readonly isTest: boolean
}

const libKinds: readonly string[] = ['domain', 'core', 'ui', 'feature', 'server']

export function placeOf({ filename, cwd }: { filename: string; cwd: string }): Place {
  const file = relative(cwd, filename).split(sep).join('/')
  const [floor, project = 'tools'] = file.split('/')
  const isTest = /\.(test|stories|e2e|bench)\.tsx?$|\/testing\//.test(file)
  if (floor === 'libs') return { file, kind: libKind(project), project, isTest }
  if (floor === 'apps') return { file, kind: appKind(project), project, isTest }
  return { file, kind: 'tools', project: 'tools', isTest }
}

function libKind(project: string): Kind {
  const kind = project.split('-')[0] ?? ''
  return libKinds.includes(kind) ? (kind as Kind) : 'tools'
}

function appKind(project: string): Kind {
  if (project === 'server') return 'server'
  return project.endsWith('-e2e') ? 'e2e' : 'web'
}
