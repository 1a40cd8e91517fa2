const pattern = /^[a-z][a-z0-9_]{0,62}$/

/** Quotes a generated name for SQL; throws on anything that is not one, so that text from people never reaches SQL. */
export function identifier(...names: readonly [string, ...string[]]): string {
  for (const name of names) {
    if (!pattern.test(name)) throw new Error(`not a physical name: ${JSON.stringify(name)}`)
  }
  return names.map((name) => `"${name}"`).join('.')
}

/** The schema that holds a space's own tables. */
export function spaceSchema(entId: string): string {
  const name = `t_${entId}`
  identifier(name)
  return name
}
