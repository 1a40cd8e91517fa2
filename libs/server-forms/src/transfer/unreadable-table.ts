import type { FormsCode } from '@atrium/domain-forms'

/** A file that cannot be read as a table, with the reason a person is told. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable'
  readonly code: FormsCode
  readonly params: Record<string, string | number>

  constructor(
    code: FormsCode,
    params: Record<string, string | number> = {},
    options?: ErrorOptions,
  ) {
    super(code, options)
    this.code = code
    this.params = params
  }
}
