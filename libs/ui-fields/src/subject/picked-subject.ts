/** Whom something is meant for, by id. */
export type PickedSubject =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'department'; readonly id: string; readonly below: boolean }
  | { readonly kind: 'person' | 'post' | 'role' | 'group'; readonly id: string }

/** What is found by typing. */
export type SubjectKind = Exclude<PickedSubject['kind'], 'everyone'>
