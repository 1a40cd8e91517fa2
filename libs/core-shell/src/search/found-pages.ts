import { useLocale } from '@atrium/core-i18n'
import { type RouteEntry, useRouting } from '@atrium/core-routing'
import { FileTextIcon } from '@atrium/ui/icon'
import type { SearchItem } from '../shell-slots'
import { useVisitor } from '../visitor'

/** Pages that the person may open without naming anything, by title in either language. */
export function useFoundPages(text: string): readonly SearchItem[] {
  const { table, features } = useRouting()
  const { locale } = useLocale()
  const visitor = useVisitor()
  const icons = new Map(
    features.flatMap((feature) =>
      (feature.navigation ?? []).map((item) => [item.to.pattern, item.icon] as const),
    ),
  )
  return table.entries
    .filter((entry) => entry.layout !== 'access' && !/:\w+(\/|$)/.test(entry.route))
    .filter((entry) => entry.owner.some((role) => visitor?.roles.includes(role)))
    .filter((entry) => fits(text, entry))
    .map((entry) => ({
      id: entry.id,
      title: entry.title[locale],
      icon: icons.get(entry.route) ?? FileTextIcon,
      to: entry.route.replaceAll(/\/:\w+\?/g, ''),
    }))
}

function fits(text: string, { title }: RouteEntry): boolean {
  const wanted = text.trim().toLocaleLowerCase()
  return `${title['zh-CN']}\n${title.en}`.toLocaleLowerCase().includes(wanted)
}
