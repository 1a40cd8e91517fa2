/** The part of the linter's plugin interface that our rules use. */
export interface Node {
  readonly type: string
  readonly parent?: Node
  readonly [key: string]: unknown
}

interface Finding {
  readonly node: Node
  readonly message?: string
  readonly messageId?: string
  readonly data?: Readonly<Record<string, string>>
}

interface Reference {
  readonly identifier: Node
}

interface Scope {
  readonly through: readonly Reference[]
  readonly variables: readonly {
    readonly defs: readonly unknown[]
    readonly references: readonly Reference[]
  }[]
}

export interface RuleContext {
  readonly filename: string
  readonly cwd: string
  readonly sourceCode: { readonly scopeManager: { readonly globalScope: Scope | null } }
  report(finding: Finding): void
}

export type Visitor = Record<string, (node: Node) => void>

export interface Rule {
  readonly meta?: object
  create(context: RuleContext): Visitor
}
