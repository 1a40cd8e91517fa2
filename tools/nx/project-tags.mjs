import { basename } from 'node:path'

const kinds = ['domain', 'core', 'ui', 'feature', 'server']

/** libs/feature-forms -> kind:feature, domain:forms, lib:feature-forms; the import table is written in these. */
export function tagsOf(root) {
  const name = basename(root)
  if (root.startsWith('apps/')) return [`app:${name}`]
  const [kind, ...rest] = name.split('-')
  if (!kinds.includes(kind))
    throw new Error(`${root}: a lib's name starts with ${kinds.join(', ')}`)
  return [`kind:${kind}`, `domain:${rest.join('-') || kind}`, `lib:${name}`]
}
