import { defineSlot } from '@atrium/core-routing'
import type { ComponentType } from 'react'

/** A section of the enterprise's info page that another feature adds. */
export interface InfoSection {
  readonly id: string
  /** A card; best a `lazy` component. */
  readonly render: ComponentType
}

/** Sections below the enterprise's own facts. */
export const infoSections = defineSlot<InfoSection>('enterprise-info-sections')
