import { globalHomes } from './global-homes.ts'
import { placeOf } from './place.ts'
import type { Node, Rule, RuleContext, Visitor } from './rule.ts'

/** fetch, storage, the address, time, chance and the environment are used only at their homes. */
export const restrictedGlobals: Rule = {
  create(context): Visitor {
    const place = placeOf(context)
    const homes = globalHomes.filter((home) => home.within(place) && !home.allows(place))
    if (place.isTest || homes.length === 0) return {}
    return {
      Program() {
        for (const identifier of globalReferences(context)) {
          const names = namesOf(identifier)
          const home = homes.find(({ uses }) => uses.some((use) => names.includes(use)))
          if (home) {
            const message = `${names.at(-1)} is not used here: use ${home.instead}.`
            context.report({ node: identifier, message })
          }
        }
      },
    }
  },
}

/** Names that no declaration of the file explains: the browser's, Node's and the language's own. */
function globalReferences({ sourceCode }: RuleContext): Node[] {
  const scope = sourceCode.scopeManager.globalScope
  if (!scope) return []
  const builtIn = scope.variables.filter(({ defs }) => defs.length === 0)
  const references = [...scope.through, ...builtIn.flatMap((variable) => variable.references)]
  return references.map(({ identifier }) => identifier)
}

/** What a reference to a global can be called: `window.location.href` is `window`, `location` and `location.href`. */
function namesOf(identifier: Node): string[] {
  const path = pathOf(identifier)
  const [first, ...rest] = path
  const own = first === 'window' || first === 'globalThis' || first === 'self' ? rest : path
  const called = identifier.parent
  const isBareDate =
    own.join('.') === 'Date' &&
    called?.type === 'NewExpression' &&
    called['callee'] === identifier &&
    (called['arguments'] as unknown[]).length === 0
  if (isBareDate) return ['new Date()']
  return own
    .slice(0, 2)
    .map((_, at) => own.slice(0, at + 1).join('.'))
    .toReversed()
}

function pathOf(identifier: Node): string[] {
  const path = [String(identifier['name'])]
  let node = identifier
  while (
    path.length < 3 &&
    node.parent?.type === 'MemberExpression' &&
    node.parent['object'] === node
  ) {
    node = node.parent
    path.push(propertyOf(node))
  }
  return path
}

function propertyOf(member: Node) {
  const property = member['property'] as Node
  return String(member['computed'] ? property['value'] : property['name'])
}
