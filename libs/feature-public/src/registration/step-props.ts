import type { Draft, DraftField } from './draft'

/** What every step is given. */
export interface StepProps {
  readonly draft: Draft
  /** What the last step was refused for, when it is mended here. */
  readonly wrong: { readonly field: DraftField; readonly text: string } | null
  readonly onChange: (part: Partial<Draft>) => void
  readonly onDone: () => void
}
