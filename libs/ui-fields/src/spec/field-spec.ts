/** A choice of a select; an archived one is shown and can't be chosen anew. */
export interface FieldChoice {
  readonly id: string
  readonly label: string
  readonly color?: string
  readonly archived?: boolean
}

/** What a value is, in neutral words. */
export type FieldSpec =
  | { readonly kind: 'text' | 'long-text' | 'date' | 'date-time' | 'switch' }
  | { readonly kind: 'number'; readonly decimals: number | null; readonly unit: string }
  | { readonly kind: 'currency'; readonly decimals: number; readonly currency: string }
  | { readonly kind: 'single-select' | 'multi-select'; readonly options: readonly FieldChoice[] }
  | { readonly kind: 'person' | 'relation'; readonly multiple: boolean }
  | { readonly kind: 'attachment'; readonly maxCount: number }

export interface FieldFile {
  readonly id: string
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** Text, number, yes or no, ids, files; null is empty. Dates are `YYYY-MM-DD`, instants ISO in UTC. */
export type FieldValue = string | number | boolean | readonly string[] | readonly FieldFile[] | null

export interface LookupChoice {
  readonly id: string
  readonly label: string
  readonly hint?: string
}

/** Choices that are found by typing; whoever owns the data fills it in. */
export interface Lookup {
  readonly choices: readonly LookupChoice[]
  readonly isLoading: boolean
  /** More were found than are listed. */
  readonly isCut: boolean
  readonly onSearch: (text: string) => void
  /** Called when the list is opened, so that nothing is asked for before. */
  readonly onOpen?: () => void
}

export interface PendingFile {
  readonly key: string
  readonly name: string
  /** From 0 to 1. */
  readonly progress: number
  readonly error?: string
}

/** Files on their way; whoever owns the network fills it in. */
export interface Uploader {
  readonly pending: readonly PendingFile[]
  /** Bytes. */
  readonly maxBytes: number
  readonly onFiles: (files: File[]) => void
  readonly onDismiss: (key: string) => void
}
