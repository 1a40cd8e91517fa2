import { useMessages } from '@atrium/core-i18n'
import { type ReviewItem, thingOf } from '@atrium/domain-security'
import { useActTitle } from '../changes/act-title'
import { useNames } from '../changes/use-names'
import { reviewMessages } from '../messages/review-messages'

/** What an item is about, in words: the act, and the thing as it is called. */
export function useReviewTitle(items: readonly ReviewItem[]): (item: ReviewItem) => string {
  const t = useMessages(reviewMessages)
  const actTitle = useActTitle()
  const nameOf = useNames(items.map(({ changes }) => changes[0]?.entityId))
  return ({ act, kind, changes }) => {
    const [change] = changes
    const id = change?.entityId
    const name = thingOf(changes) ?? (id ? nameOf(id) : null)
    const title = actTitle(change?.act ?? act)
    return name ? `${title} · ${name}` : `${title} · ${t(`kind-${kind}`)}`
  }
}
