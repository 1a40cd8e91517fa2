import type { ConformanceRule } from './workspace-files.ts'

const code = /\.(ts|tsx|mjs)$/
const maxLines = 400
const maxDepth = 3
const vague =
  /(^|-)(utils?|helpers?|common|misc|shared|types|constants|impl|manager|legacy|v2)$|^new-/

/** A file is short, near the root of its lib, and named for what it does. */
export const fileShape: ConformanceRule = {
  name: 'file-shape',
  check: (files) =>
    files.paths
      .filter((path) => code.test(path))
      .flatMap((path) => [...lengthOf(path, files.read(path)), ...depthOf(path), ...nameOf(path)]),
}

function lengthOf(path: string, text: string) {
  const lines = text.trimEnd().split('\n').length
  return lines <= maxLines
    ? []
    : [`${path}: has ${lines} lines; split it by idea before ${maxLines}`]
}

function depthOf(path: string) {
  const depth = path.split('/src/')[1]?.split('/').length ?? 0
  return depth <= maxDepth + 1 ? [] : [`${path}: stands deeper than ${maxDepth} folders below src`]
}

function nameOf(path: string) {
  const parts = path.split('/')
  const file = parts.pop() ?? ''
  const [stem = ''] = file.split('.')
  const names = [...parts.filter((part) => part !== ''), stem]
  return [
    ...names
      .filter((name) => vague.test(name))
      .map((name) => `${path}: "${name}" says nothing: name it for what it does`),
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem) ? [] : [`${path}: file names are kebab-case`]),
  ]
}
