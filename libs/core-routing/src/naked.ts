const name = '__NAKED__'

/** Whether pages are drawn without their frame: the query parameter of section 2 is kept for this window. */
export function isNaked(query: Readonly<Record<string, string>>, storage: Storage): boolean {
  const asked = query[name]
  try {
    if (asked !== undefined) storage.setItem(name, asked)
    const kept = asked ?? storage.getItem(name)
    return kept !== null && kept !== '0' && kept !== 'false'
  } catch {
    return asked !== undefined && asked !== '0' && asked !== 'false'
  }
}
