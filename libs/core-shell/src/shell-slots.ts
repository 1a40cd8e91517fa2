import { defineSlot } from '@atrium/core-routing'
import type { ComponentType } from 'react'

/** A control in the header, such as the messages or the background jobs indicator. */
export interface HeaderItem {
  readonly id: string
  /** Best a `lazy` component: it then loads after the frame has been drawn. */
  readonly render: ComponentType
}

/** One line of the command palette. */
export interface PaletteItem {
  readonly id: string
  readonly title: string
  /** What kind of thing it is, such as the name of the application. */
  readonly hint?: string
  readonly icon?: ComponentType<{ className?: string }>
  /** A path that a path builder made; or `run` for an act. */
  readonly to?: string
  readonly run?: () => void
}

/** Finds things for the command palette while the person types; a hook, so it may read the query cache. */
export interface PaletteProvider {
  readonly id: string
  readonly title: Readonly<Record<'zh-CN' | 'en', string>>
  readonly useItems: (text: string) => readonly PaletteItem[]
}

/** Controls that features add to the header, left of the account. */
export const headerItems = defineSlot<HeaderItem>('header-items')

/** What features add to the command palette. */
export const paletteProviders = defineSlot<PaletteProvider>('palette-providers')
