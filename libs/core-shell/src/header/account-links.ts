import { useLocale } from '@atrium/core-i18n'
import { navigationLinks, useRouting, useSlot, withQuery } from '@atrium/core-routing'
import type { Icon } from '@atrium/ui/icon'
import { accountItems, spaceItems } from '../shell-slots'
import { useVisitor } from '../visitor'

export interface AccountLink {
  readonly id: string
  /** The id of the page it leads to. */
  readonly page: string
  /** It leads to a part of the page. */
  readonly isPart: boolean
  readonly to: string
  readonly title: string
  readonly icon: Icon
}

/** The pages of the account menu that exist and that this person may open. */
export function useAccountLinks(): readonly AccountLink[] {
  return useLinksOf(accountItems)
}

/** The same of pages about the person's enterprises. */
export function useSpaceLinks(): readonly AccountLink[] {
  return useLinksOf(spaceItems)
}

function useLinksOf(slot: typeof accountItems): readonly AccountLink[] {
  const { table } = useRouting()
  const visitor = useVisitor()
  const { locale } = useLocale()
  return useSlot(slot).flatMap(({ id, to, query = {}, icon, title }) => {
    const navigation = [{ to, icon, places: ['header'] as const, ...(title ? { title } : {}) }]
    const links = navigationLinks([{ navigation }], { table, visitor, place: 'header' })
    return links.map((link) => ({
      id,
      page: link.entry.id,
      isPart: title !== undefined,
      to: withQuery(link.to, query),
      title: link.title[locale],
      icon,
    }))
  })
}
