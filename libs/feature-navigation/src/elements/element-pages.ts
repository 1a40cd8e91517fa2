import { useLocale } from '@atrium/core-i18n'
import { useSlot } from '@atrium/core-routing'
import { pageElements } from '@atrium/core-shell'

export interface ShownElement {
  readonly id: string
  readonly name: string
}

/** A page some of whose parts an enterprise may choose not to show. */
export interface ElementPage {
  /** What stands before the dot in the ids of its elements. */
  readonly id: string
  readonly name: string
  readonly elements: readonly ShownElement[]
}

/** The pages with elements, as features offer them. */
export function useElementPages(): readonly ElementPage[] {
  const { locale } = useLocale()
  const offered = useSlot(pageElements)
  const pages = new Map<string, ElementPage>()
  for (const { id, pageTitle, title } of offered) {
    const pageId = id.split('.', 1)[0] ?? id
    const before = pages.get(pageId) ?? { id: pageId, name: pageTitle[locale], elements: [] }
    const elements = [...before.elements, { id, name: title[locale] }]
    pages.set(pageId, { ...before, elements })
  }
  return [...pages.values()]
}
