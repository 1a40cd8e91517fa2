const formula = /^'*[=+\-@＝＋－＠\t\r\n]/
const guarded = /^'+[=+\-@＝＋－＠\t\r\n]/

/** A text as CSV carries it: an apostrophe goes before what a spreadsheet would take for a formula. */
export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The text that was guarded; any other is left as it is. */
export function bareFormula(text: string): string {
  return text.startsWith("'") && guarded.test(text) ? text.slice(1) : text
}
