import nx from '@nx/eslint-plugin'
import { boundaryFixes, boundaryTable } from './boundary-table.ts'
import { placeOf } from './place.ts'
import type { Node, Rule, RuleContext } from './rule.ts'

const options = {
  depConstraints: boundaryTable,
  // A page is loaded lazily and its siblings statically: both are right.
  checkDynamicDependenciesExceptions: ['.*'],
}

interface NxRule {
  readonly defaultOptions: readonly object[]
  readonly meta: { readonly messages: Readonly<Record<string, string>> }
  create(context: RuleContext & { options: readonly object[] }): ReturnType<Rule['create']>
}

/** Nx's rule decides, from the real project graph; ours says what to do instead. */
export const moduleBoundaries: Rule = {
  create(context) {
    const rule = nx.rules['enforce-module-boundaries'] as unknown as NxRule
    const visitor = rule.create(explaining(context, rule.meta.messages))
    // Without a project graph Nx's rule skips itself and passes: here that is a failure.
    return Object.keys(visitor).length > 0 ? visitor : { Program: (node) => noGraph(context, node) }
  },
}

function explaining(context: RuleContext, messages: Readonly<Record<string, string>>) {
  const report: RuleContext['report'] = ({ node, messageId = '', data = {} }) =>
    context.report({
      node,
      message: `${fill(messages[messageId] ?? messageId, data)}. ${fixOf(context, node, messageId)}`,
    })
  return {
    filename: context.filename,
    cwd: context.cwd,
    sourceCode: context.sourceCode,
    options: [options],
    report,
  }
}

function fixOf(context: RuleContext, node: Node, messageId: string) {
  if (messageId === 'noCircularDependencies')
    return 'Move what both need into one of them, or into a third lib below both.'
  if (messageId === 'noSelfCircularDependencies') return 'Import the file itself: ./file.'
  if (messageId === 'noRelativeOrAbsoluteImportsAcrossLibraries')
    return 'Import the lib by name: @atrium/<lib>.'
  const from = placeOf(context)
  const specifier = (node['source'] as { value?: string } | null)?.value ?? ''
  const target = specifier.replace(/^@atrium\//, '').split('/')[0] ?? ''
  const to = placeOf({ cwd: '/', filename: `/libs/${target}/src/index.ts` })
  return boundaryFixes[from.kind]?.[to.kind] ?? 'See the import table in ARCHITECTURE.md.'
}

function fill(message: string, data: Readonly<Record<string, string>>) {
  return message.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => data[name] ?? '')
}

function noGraph(context: RuleContext, node: Node) {
  context.report({
    node,
    message:
      'There is no Nx project graph, so imports cannot be checked. Run the lint through Nx: npx nx run-many -t lint.',
  })
}
