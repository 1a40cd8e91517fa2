import ts from 'typescript'
import { cataloguesOf, nameOf } from './catalogues.ts'
import type { ConformanceRule } from './workspace-files.ts'

const speaks = /^libs\/(domain|server)-[^/]+\/src\/.*\.ts$/
const silent = /\.(test|fixture)\.ts$|\/testing\/|\/fixtures\.ts$/
const refusals =
  /^(NotFound|NotAllowed|Conflict|Unavailable|TooOften|Unauthenticated|InvalidInput|JobFailed)$/
const code = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/

/** A code that a person may be told has a text: refusals, issues of values and schemas, rejections of machines. */
export const codeTexts: ConformanceRule = {
  name: 'code-texts',
  check(files) {
    const catalogues = cataloguesOf(files)
    const codes = new Set(
      catalogues
        .filter(({ scope }) => scope === null)
        .flatMap(({ chinese }) => [...chinese.keys()]),
    )
    const keys = [...new Set(catalogues.flatMap(({ chinese }) => [...chinese.keys()]))]
    // An issue may be told by a page in its own words: `problem.label-missing`, `import-too-many`.
    const told = (text: string) =>
      keys.some((key) => key === text || key.endsWith(`.${text}`) || key.endsWith(`-${text}`))
    return files.paths
      .filter((path) => speaks.test(path) && !silent.test(path))
      .flatMap((path) =>
        codesIn(path, files.read(path))
          .filter(({ text, strict }) => !(strict ? codes.has(text) : told(text)))
          .map(
            ({ text, line }) =>
              `${path}:${line}: "${text}" has no text: add it to the messages of its domain`,
          ),
      )
  },
}

interface FoundCode {
  readonly text: string
  readonly line: number
  /** The answer of a call: it needs a text of its own name. */
  readonly strict: boolean
}

function codesIn(path: string, text: string): FoundCode[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const isMachine = path.endsWith('-machine.ts')
  const found: FoundCode[] = []
  const note = (node: ts.Node | undefined, strict: boolean) => {
    if (!node) return
    if (ts.isConditionalExpression(node)) {
      note(node.whenTrue, strict)
      note(node.whenFalse, strict)
    }
    if (!ts.isStringLiteral(node) || !code.test(node.text)) return
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push({ text: node.text, line, strict })
  }
  const visit = (node: ts.Node) => {
    if (ts.isNewExpression(node) && refusals.test(node.expression.getText()))
      for (const argument of node.arguments ?? []) note(argument, true)
    if (isMachine && ts.isCallExpression(node) && node.expression.getText() === 'reject')
      note(node.arguments[0], true)
    if (ts.isPropertyAssignment(node)) {
      if (nameOf(node) === 'code') note(node.initializer, false)
      if (nameOf(node) === 'error' && path.startsWith('libs/domain-')) note(node.initializer, true)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
