/** Values go in as they are: none of them is an option of the text, and a text can't call another one by name. */
export function filling(params: Readonly<Record<string, unknown>>) {
  return { replace: params, nest: false }
}
