// Every folder of libs/ and apps/ that has a tsconfig.json is a project: its tags come from its name, its targets from the
// files it has. A new lib needs no configuration at all.
import { basename, dirname, join } from 'node:path'
import { tagsOf } from './project-tags.mjs'
import { targetsOf } from './project-targets.mjs'

export const createNodesV2 = [
  '{apps,libs}/*/tsconfig.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file)
      return [file, { projects: { [root]: projectAt(root, workspaceRoot) } }]
    }),
]

function projectAt(root, workspaceRoot) {
  const name = basename(root)
  return {
    name,
    sourceRoot: `${root}/src`,
    projectType: root.startsWith('apps/') ? 'application' : 'library',
    tags: tagsOf(root),
    targets: targetsOf(root, join(workspaceRoot, root)),
    ...(name.endsWith('-e2e') ? { implicitDependencies: ['web', 'server'] } : {}),
  }
}
