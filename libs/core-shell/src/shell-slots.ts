import type { Net } from '@atrium/core-net'
import { defineSlot, type Title } from '@atrium/core-routing'
import type { Locale } from '@atrium/domain-core'
import type { Icon } from '@atrium/ui/icon'
import type { ComponentType } from 'react'

/** A control in the header, such as the messages or the background jobs indicator. */
export interface HeaderItem {
  readonly id: string
  /** Best a `lazy` component: it then loads after the frame has been drawn. */
  readonly render: ComponentType
}

/** A page of the person's own account; it stands in the account menu while they may open it. */
export interface AccountItem {
  readonly id: string
  /** A path without required parameters. */
  readonly to: { readonly pattern: string }
  /** Says which part of the page is meant, when two items lead to one page. */
  readonly query?: Readonly<Record<string, string>>
  readonly icon: Icon
  /** The page's own title when left out. */
  readonly title?: Title
}

/** A part of the account menu or of one's own page, or a bar at the foot of the window, that decides itself whether it has anything to say. */
export interface ShellPart {
  readonly id: string
  /** Best a `lazy` component: it then loads after the frame has been drawn. */
  readonly render: ComponentType
  /** Of a bar: info for what is good to know; a warning when left out. */
  readonly tone?: 'info'
}

/** One thing that was found. */
export interface SearchItem {
  readonly id: string
  readonly title: string
  /** Where it is or what it belongs to, such as the name of its application. */
  readonly hint?: string
  readonly icon?: Icon
  /** A path that a path builder made; without one, or while its page is not built, the thing is shown, not opened. */
  readonly to?: string
}

export interface SearchResult {
  readonly items: readonly SearchItem[]
  /** There are more than these. */
  readonly cut: boolean
}

export interface SearchRequest {
  /** Trimmed, never empty. */
  readonly text: string
  readonly limit: number
  readonly net: Net
  readonly locale: Locale
  readonly signal: AbortSignal
}

/** Finds one kind of thing, for the command palette and the search page alike. */
export interface SearchProvider {
  readonly id: string
  readonly title: Title
  /** Says how things are matched, where that is not by any part of their name. */
  readonly note?: Title
  /** Found things without an icon of their own get this one. */
  readonly icon: Icon
  /** Asked only for people whose roles allow it; everyone signed in when left out. */
  readonly permission?: string
  /** Best behind `import()`: it then loads with the first search. */
  readonly find: (request: SearchRequest) => Promise<SearchResult>
}

/** A card that a feature adds to the console page about the space itself. */
export interface SpaceSection {
  readonly id: string
  /** Best a `lazy` component. */
  readonly render: ComponentType
}

/** What stands in the header or in a phone's bar: a page, an address, or a group of both. */
export interface FrameEntry {
  readonly id: string
  /** The page's own when null. */
  readonly title: Title | null
  /** The page's own when null. */
  readonly icon: Icon | null
  /** The id of a route; whoever may not open it does not see the entry. */
  readonly route?: string
  readonly address?: string
  readonly inNewWindow?: boolean
  readonly entries?: readonly FrameEntry[]
}

/** What an enterprise puts around the pages of a person. */
export interface FrameSettings {
  /** The product's own navigation when null. */
  readonly header: readonly FrameEntry[] | null
  readonly phone: readonly FrameEntry[] | null
  /** Ids of page elements that are not shown, `<page>.<element>`. */
  readonly hidden: ReadonlySet<string>
}

/** Knows the settings of the frame; undefined while they are asked for. */
export interface FrameSource {
  readonly useSettings: () => FrameSettings | undefined
}

/** A part of a page that an enterprise may choose not to show. It hides a control and guards nothing. */
export interface PageElement {
  /** `<page>.<element>`: small letters, digits and hyphens. */
  readonly id: string
  readonly pageTitle: Title
  readonly title: Title
}

/** What a field of subjects takes: people, departments, posts, roles and groups, as the organisation knows them. */
export interface SubjectFieldProps {
  readonly value: readonly FieldSubject[]
  readonly onChange: (value: FieldSubject[]) => void
  readonly disabled?: boolean
  /** What may be chosen; all of them when left out. */
  readonly kinds?: readonly FieldSubject['kind'][]
}

export type FieldSubject =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'department'; readonly id: string; readonly below: boolean }
  | { readonly kind: 'person' | 'post' | 'role' | 'group'; readonly id: string }

/** Lets one choose whom something is meant for. */
export interface SubjectFieldOffer {
  /** Best a `lazy` component: only pages that ask load it. */
  readonly render: ComponentType<SubjectFieldProps>
  readonly useNames: (subjects: readonly FieldSubject[]) => SubjectNames
}

/** What subjects are called, in the person's language: undefined on its way, null when it is no longer there. */
export type SubjectNames = (
  kind: Exclude<FieldSubject['kind'], 'everyone'>,
  id: string,
) => string | null | undefined

/** Controls that features add to the header, left of the account. */
export const headerItems = defineSlot<HeaderItem>('header-items')

/** Pages that features add to the account menu. */
export const accountItems = defineSlot<AccountItem>('account-items')

/** Parts that features add to the account menu, below its pages. */
export const accountParts = defineSlot<ShellPart>('account-parts')

/** Cards that features add at the foot of the page about oneself. */
export const profileParts = defineSlot<ShellPart>('profile-parts')

/** Bars that features add at the foot of the window; each answers nothing, or what stands in a bar. */
export const windowBars = defineSlot<ShellPart>('window-bars')

/** Pages about the person's enterprises: below the switch, and where a stranger to a space has no page. */
export const spaceItems = defineSlot<AccountItem>('space-items')

/** What features can find. */
export const searchProviders = defineSlot<SearchProvider>('search-providers')

/** Cards below what a space says of itself. */
export const spaceSections = defineSlot<SpaceSection>('space-sections')

/** Where the settings of the frame come from; the first one counts. */
export const frameSources = defineSlot<FrameSource>('frame-sources')

/** Parts of pages that features let an enterprise hide. */
export const pageElements = defineSlot<PageElement>('page-elements')

/** Where subjects are chosen; the first one counts. */
export const subjectFields = defineSlot<SubjectFieldOffer>('subject-fields')
