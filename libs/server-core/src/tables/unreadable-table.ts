/** A file that cannot be read as a table, with the reason a person is told. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable'
  readonly code: string
  readonly params: Record<string, string | number>

  constructor(code: string, params: Record<string, string | number> = {}, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.params = params
  }
}
