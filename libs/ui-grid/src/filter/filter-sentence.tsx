import type { Filter } from '@atrium/domain-core'
import { useWords } from '@atrium/ui/locale'
import type { FilterField } from './filter-field'
import { filterText } from './filter-text'
import { type FilterWords, filterWords } from './filter-words'

export interface FilterSentenceProps {
  fields: readonly FilterField[]
  filter: Filter
}

/** All of a filter in words, where it is read rather than changed. */
export function FilterSentence({ fields, filter }: FilterSentenceProps) {
  const words = useWords(filterWords)
  return <>{sentence(filter, { fields, words }, true)}</>
}

interface Sayable {
  readonly fields: readonly FilterField[]
  readonly words: FilterWords
}

function sentence(filter: Filter, sayable: Sayable, isOutermost: boolean): string {
  if (filter.kind === 'condition') return filterText(filter, sayable.fields, sayable.words)
  const parts = filter.of.map((part) =>
    sentence(part, sayable, filter.of.length === 1 && isOutermost),
  )
  const text = parts.join(` ${filter.join === 'and' ? sayable.words.and : sayable.words.or} `)
  return isOutermost || parts.length < 2 ? text : `(${text})`
}
