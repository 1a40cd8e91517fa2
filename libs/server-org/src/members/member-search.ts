/** What is looked for, as it is kept: small letters, and numbers without gaps. */
export function soughtText(text: string): string {
  const sought = text.toLowerCase()
  return /^\+?\d[\d -]+$/.test(sought) ? sought.replaceAll(/[ -]/g, '') : sought
}

interface Sought {
  /** From `soughtText`. */
  readonly text: string
  /** The number of its parameter; the space is the first. */
  readonly parameter: number
  /** SQL of what may be found in: all there is about a member unless said. */
  readonly within?: string
  /** Found in so many that walking past the others is quicker than an index. */
  readonly isCommon?: boolean
}

/** SQL that is true of members `m` whose texts hold what is sought. One letter of ASCII is in nearly all: no index helps. */
export function holdsText(sought: Sought): string {
  const { text, parameter, within = 'm.search_text', isCommon = false } = sought
  if (text === '') return 'true'
  const kept = `position($${parameter} in m.search_text) > 0`
  const holds = within === 'm.search_text' ? kept : `position($${parameter} in ${within}) > 0`
  // What may be found is a part of what is kept, which is quicker to look through.
  if (/^[ -~]$/.test(text)) return `${kept} and ${holds}`
  if (isCommon) return holds
  return `platform.text_grams(m.ent_id, m.search_text) @> platform.text_grams($1, $${parameter}) and ${holds}`
}

/** An index finds the members of so many departments; for more, each member's is looked up among them. */
const indexedDepartments = 100

/** SQL that is true of members `m` who are in one of the departments of a parameter, such as `$4`; of all when null. */
export function isInSome(parameter: string, ids: readonly string[] | null): string {
  const asked = `${parameter}::uuid[]`
  if (ids === null) return `${asked} is null`
  if (ids.length <= indexedDepartments) return `m.department_ids && ${asked}`
  return `(m.department_ids[1] = any(${asked})
    or cardinality(m.department_ids) > 1 and m.department_ids && ${asked})`
}
