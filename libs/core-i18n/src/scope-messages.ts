import type { Messages } from '@atrium/domain-core'

type Scoped<Key extends string> = Messages<Key> & { readonly scope: string }

/** Names a library's texts, so that the dictionary can override them as `scope.key`. */
export function scopeMessages<Key extends string>(
  scope: string,
  messages: Messages<Key>,
): Scoped<Key> {
  return { ...messages, scope }
}

export function scopeOf(messages: Messages): string | undefined {
  return 'scope' in messages ? (messages as Scoped<string>).scope : undefined
}
