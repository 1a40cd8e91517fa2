/** What a rule answers: the accepted value, or a closed rejection. Domain code never throws. */
export type Result<Value, Rejection> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: Rejection }

/** Says yes with a value. */
export function accept<Value>(value: Value): Result<Value, never> {
  return { ok: true, value }
}

/** Says no with a closed code or issue. */
export function reject<const Rejection>(rejection: Rejection): Result<never, Rejection> {
  return { ok: false, rejection }
}
