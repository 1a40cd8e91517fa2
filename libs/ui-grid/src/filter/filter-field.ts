import type { Comparison, Operand } from '@atrium/domain-core'
import type { ReactNode } from 'react'

export interface FilterChoice {
  readonly id: string
  readonly label: string
}

export interface OperandEditorProps {
  readonly operand: Operand | undefined
  readonly onChange: (operand: Operand | undefined) => void
  readonly label: string
}

/** What can be filtered by: a name, how it compares, and what kind of operand it takes. */
export interface FilterField {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** The first is offered first. */
  readonly comparisons: readonly Comparison[]
  readonly operand: 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'lookup'
  /** For `choice`. */
  readonly choices?: readonly FilterChoice[]
  /** For `lookup`: an input of ids. */
  readonly editor?: (props: OperandEditorProps) => ReactNode
  /** For `lookup`: what an id is called in a chip. */
  readonly nameOf?: (id: string) => string | undefined
}
