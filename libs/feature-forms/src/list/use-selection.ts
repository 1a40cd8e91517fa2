import type { RecordSelection } from '@atrium/domain-forms'
import { useState } from 'react'
import type { RecordListModel } from './use-record-list'

const none: ReadonlySet<string> = new Set()

/** Which records are meant: named ones across pages, or all that the list finds. */
export function useSelection({ found, total }: Pick<RecordListModel, 'found' | 'total'>) {
  const asked = JSON.stringify(found)
  const [state, setState] = useState({ asked, ids: none, isAll: false })
  // What was selected belongs to what was found: another search or filter starts anew.
  const isCurrent = state.asked === asked
  const ids = isCurrent ? state.ids : none
  const isAll = isCurrent && state.isAll
  const canSelectAll = total !== null && total.exact
  return {
    ids,
    isAll,
    count: isAll ? (total?.count ?? 0) : ids.size,
    select: (next: ReadonlySet<string>) => setState({ asked, ids: next, isAll: false }),
    selectAll: canSelectAll ? () => setState({ asked, ids, isAll: true }) : undefined,
    clear: () => setState({ asked, ids: none, isAll: false }),
    /** The selection in the words of the calls, in pieces they take. */
    pieces: (): RecordSelection[] => {
      if (isAll && total) return [{ ...found, expected: total.count }]
      const all = [...ids]
      return Array.from({ length: Math.ceil(all.length / pieceSize) }, (_, at) => ({
        ids: all.slice(at * pieceSize, (at + 1) * pieceSize),
      }))
    },
  }
}

export type Selection = ReturnType<typeof useSelection>

const pieceSize = 999
