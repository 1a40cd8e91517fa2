import type { Filter } from '@atrium/domain-core'
import { completed } from '@atrium/ui-grid'
import type { ConditionScope } from './condition-scopes'

/** A condition while it is made: parts of it may still be missing. */
export type ConditionDraft =
  | { readonly kind: 'joined'; readonly fieldIds: readonly string[] }
  | Extract<ConditionScope, { kind: 'attribute' }>
  | { readonly kind: 'filter'; readonly filter: Filter | undefined }

/** The condition as it can be granted; null while something is missing. */
export function wholeCondition(draft: ConditionDraft): ConditionScope | null {
  switch (draft.kind) {
    case 'joined':
      return draft.fieldIds.length > 0 ? { kind: 'joined', fieldIds: [...draft.fieldIds] } : null
    case 'attribute':
      return draft
    case 'filter': {
      const filter = completed(draft.filter)
      return filter ? { kind: 'filter', filter } : null
    }
  }
}
