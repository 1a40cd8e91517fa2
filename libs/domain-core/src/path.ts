type Param<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Param<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never
type Required<Name extends string> = Name extends `${string}?` ? never : Name

/** The parameters of a path pattern; `:name?` may be left out. */
export type PathParams<Pattern extends string> = {
  readonly [Name in Required<Param<Pattern>>]: string
} & { readonly [Name in Optional<Param<Pattern>>]?: string | undefined }

/** A page's address: its pattern, and a builder that encodes the parameters. */
export interface Path<Pattern extends string = string> {
  readonly pattern: Pattern
  (params: PathParams<Pattern>): string
}

/** Declares a page's address such as `/apps/:appId/forms/:formId?`; links to it are built by calling it. */
export function definePath<const Pattern extends `/${string}`>(pattern: Pattern): Path<Pattern> {
  return Object.assign(
    (params: PathParams<Pattern>) =>
      fillPath(pattern, params as Record<string, string | undefined>),
    { pattern },
  )
}

/** Puts encoded values into `:name` and `:name?`; an optional parameter left out takes its slash with it. */
export function fillPath(
  pattern: string,
  params: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const filled = pattern.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '') return optional ? '' : '/'
    return `/${encodeURIComponent(String(value))}`
  })
  return filled === '' ? '/' : filled
}

/** The names in a pattern, in order. */
export function paramNames(pattern: string): string[] {
  return [...pattern.matchAll(/:(\w+)\??/g)].map((match) => match[1] ?? '')
}
