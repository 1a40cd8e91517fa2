import type { FieldKind } from '@atrium/domain-forms'
import type { Solution } from '@atrium/domain-public'

/** A field in few words; the rest takes its default. */
interface SketchedField {
  readonly kind: FieldKind
  readonly label: string
  readonly help?: string
  readonly required?: boolean
  readonly unique?: boolean
  readonly unit?: string
  readonly decimals?: number
  readonly span?: 8 | 12 | 24
  readonly default?: 'today' | 'me'
  readonly choices?: readonly (readonly [label: string, color: string])[]
}

export interface SketchedForm {
  readonly name: string
  readonly fields: readonly SketchedField[]
}

export interface SketchedText {
  readonly name: string
  readonly tagline: string
  readonly audience: readonly string[]
  /** A paragraph each. */
  readonly description: readonly string[]
  readonly forms: readonly SketchedForm[]
}

/** A built-in solution in both languages. */
export interface Sketch extends Pick<Solution, 'id' | 'icon' | 'color'> {
  readonly zh: SketchedText
  readonly en: SketchedText
}
