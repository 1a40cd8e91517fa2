import ts from 'typescript'
import type { ConformanceRule } from './workspace-files.ts'

const languages = ['zh-CN', 'en']

/** Both languages say the same: equal keys, and equal placeholders in each text. */
export const messageLanguages: ConformanceRule = {
  name: 'message-languages',
  check: (files) =>
    files.paths
      .filter((path) => path.startsWith('libs/') && path.endsWith('messages.ts'))
      .flatMap((path) => catalogues(path, files.read(path)).flatMap((pair) => compare(path, pair))),
}

type Texts = ReadonlyMap<string, string>

function compare(path: string, [chinese, english]: readonly [Texts, Texts]) {
  const keys = [...new Set([...chinese.keys(), ...english.keys()])]
  return keys.flatMap((key) => {
    const [zh, en] = [chinese.get(key), english.get(key)]
    if (zh === undefined || en === undefined)
      return [`${path}: "${key}" is missing in ${zh === undefined ? 'zh-CN' : 'en'}`]
    return placeholders(zh) === placeholders(en)
      ? []
      : [`${path}: "${key}" has other <% placeholders %> in zh-CN than in en`]
  })
}

function placeholders(text: string) {
  return [...text.matchAll(/<%\s*(\w+)\s*%>/g)]
    .map(([, name = '']) => name)
    .toSorted((a, b) => a.localeCompare(b))
    .join()
}

/** Every object literal of the file that has both languages, as texts by key. */
function catalogues(path: string, text: string): (readonly [Texts, Texts])[] {
  const found: (readonly [Texts, Texts])[] = []
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const [zh, en] = languages.map((language) => literalOf(node, language))
      if (zh && en) found.push([textsOf(zh), textsOf(en)])
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS))
  return found
}

function literalOf(node: ts.ObjectLiteralExpression, language: string) {
  const property = node.properties.find((each) => nameOf(each) === language)
  if (!property || !ts.isPropertyAssignment(property)) return undefined
  return ts.isObjectLiteralExpression(property.initializer) ? property.initializer : undefined
}

function textsOf(node: ts.ObjectLiteralExpression): Texts {
  return new Map(
    node.properties.flatMap((property) => {
      const key = nameOf(property)
      if (key === undefined || !ts.isPropertyAssignment(property)) return []
      const text = ts.isStringLiteralLike(property.initializer) ? property.initializer.text : ''
      return [[key, text] as const]
    }),
  )
}

function nameOf(property: ts.ObjectLiteralElementLike) {
  const { name } = property
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined
}
