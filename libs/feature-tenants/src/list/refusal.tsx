import { useErrorText } from '@atrium/core-i18n'
import { Notice } from '@atrium/ui/notice'

/** Why the last act was refused, in its place. */
export function Refusal({ error }: { readonly error: unknown }) {
  const errorText = useErrorText()
  if (!error) return null
  return <Notice tone="danger">{errorText(error)}</Notice>
}
