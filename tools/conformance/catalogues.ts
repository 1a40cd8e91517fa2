import ts from 'typescript'
import type { WorkspaceFiles } from './workspace-files.ts'

type Texts = ReadonlyMap<string, string>

/** The texts of one `defineMessages`, in both languages. */
export interface Catalogue {
  readonly path: string
  /** The name in `scopeMessages`; null for codes, which are unique in the product. */
  readonly scope: string | null
  readonly chinese: Texts
  readonly english: Texts
}

const holdsTexts =
  /^libs\/[^/]+\/src\/(?!.*\.test\.).*messages\.ts$|^libs\/domain-core\/src\/code\.ts$/

const holdsWords = /^libs\/ui[^/]*\/src\/(?!.*\.(test|stories)\.).*\.tsx?$/

export function isMessageFile(path: string): boolean {
  return holdsTexts.test(path)
}

export function cataloguesOf(files: WorkspaceFiles): Catalogue[] {
  return files.paths.filter(isMessageFile).flatMap((path) => cataloguesIn(path, files.read(path)))
}

/** What components say by themselves: `useWords({ 'zh-CN': …, en: … })`. */
export function wordsOf(files: WorkspaceFiles): Catalogue[] {
  return files.paths
    .filter((path) => holdsWords.test(path))
    .flatMap((path) => cataloguesIn(path, files.read(path)))
}

/** Every object literal of the file that has both languages, as texts by key. */
function cataloguesIn(path: string, text: string): Catalogue[] {
  const found: Catalogue[] = []
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const [zh, en] = ['zh-CN', 'en'].map((language) => literalOf(node, language))
      if (zh && en)
        found.push({ path, scope: scopeOf(node), chinese: textsOf(zh), english: textsOf(en) })
    }
    ts.forEachChild(node, visit)
  }
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind))
  return found
}

function scopeOf(node: ts.Node): string | null {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    if (!ts.isCallExpression(at) || at.expression.getText() !== 'scopeMessages') continue
    const [name] = at.arguments
    return name && ts.isStringLiteralLike(name) ? name.text : null
  }
  return null
}

function literalOf(node: ts.ObjectLiteralExpression, language: string) {
  const property = node.properties.find((each) => nameOf(each) === language)
  if (!property || !ts.isPropertyAssignment(property)) return undefined
  return ts.isObjectLiteralExpression(property.initializer) ? property.initializer : undefined
}

/** Stands for what is put together when it is said. */
const computed = '…'

function textsOf(node: ts.ObjectLiteralExpression): Texts {
  return new Map(
    node.properties.flatMap((property) => {
      const key = nameOf(property)
      if (key === undefined || !ts.isPropertyAssignment(property)) return []
      const { initializer } = property
      return [[key, ts.isStringLiteralLike(initializer) ? initializer.text : computed] as const]
    }),
  )
}

export function nameOf(property: ts.ObjectLiteralElementLike): string | undefined {
  const { name } = property
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined
}
