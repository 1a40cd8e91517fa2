import { type ConformanceRule, libsOf } from './workspace-files.ts'

const headings = ['What it is', 'The one idea', 'Surface', 'Try it', 'Not here']
const limit = 40

/** A lib's README answers the same five questions in the same order, on one screen. */
export const readme: ConformanceRule = {
  name: 'readme',
  check: (files) =>
    [...libsOf(files).keys()]
      .map((root) => `${root}/README.md`)
      .filter((path) => files.paths.includes(path))
      .flatMap((path) => findingsOf(path, files.read(path))),
}

function findingsOf(path: string, text: string) {
  const lines = text.trimEnd().split('\n')
  const found = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3).trim())
  const isInOrder = JSON.stringify(found) === JSON.stringify(headings)
  return [
    ...(isInOrder ? [] : [`${path}: has the headings ${headings.join(' / ')}, in this order`]),
    ...(lines.length <= limit ? [] : [`${path}: has ${lines.length} lines; ${limit} are enough`]),
  ]
}
