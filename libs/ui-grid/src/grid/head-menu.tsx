import type { Sort } from '@atrium/domain-core'
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CloseIcon,
  EyeOffIcon,
  FilterIcon,
} from '@atrium/ui/icon'
import type { MenuProps } from 'antd'
import type { GridColumn } from './column'
import type { gridWords } from './grid-words'

/** What the head of a column can do. */
export interface HeadActs {
  onSort: ((columnId: string, direction: Sort['direction'] | null) => void) | undefined
  onFilterColumn: ((columnId: string) => void) | undefined
  onHideColumn: ((columnId: string) => void) | undefined
  onResize: (columnId: string, width: number, done: boolean) => void
  onMove: (columnId: string, targetId: string) => void
}

interface HeadMenuOptions<Row> extends HeadActs {
  columns: readonly GridColumn<Row>[]
  column: GridColumn<Row>
  at: number
  width: number
  count: number
  sort: Sort | undefined
  words: (typeof gridWords)['en']
}

/** Pixels a keyboard step widens or narrows a column by. */
export const resizeStep = 24

/** The menu of a column: order, filter, hide, move, width. */
export function headMenu<Row>(options: HeadMenuOptions<Row>): MenuProps {
  const { columns, column, at, width, count, sort, words, onSort, onMove } = options
  const beside = (step: number) => columns[at + step]?.id
  const entries = [
    column.canSort && onSort
      ? [
          entry('asc', words.ascending, <ArrowUpIcon size={14} />, () => onSort(column.id, 'asc')),
          entry('desc', words.descending, <ArrowDownIcon size={14} />, () =>
            onSort(column.id, 'desc'),
          ),
          sort &&
            entry('none', words.unsort, <CloseIcon size={14} />, () => onSort(column.id, null)),
        ]
      : [],
    column.canFilter && options.onFilterColumn
      ? [
          entry('filter', words.filter, <FilterIcon size={14} />, () =>
            options.onFilterColumn?.(column.id),
          ),
        ]
      : [],
    [
      at > 0 &&
        entry('left', words.moveLeft, <ArrowLeftIcon size={14} />, () =>
          onMove(column.id, beside(-1) ?? column.id),
        ),
      at < count - 1 &&
        entry('right', words.moveRight, <ArrowRightIcon size={14} />, () =>
          onMove(column.id, beside(1) ?? column.id),
        ),
      entry('wide', words.widen, null, () => options.onResize(column.id, width + 48, true)),
      entry('narrow', words.narrow, null, () => options.onResize(column.id, width - 48, true)),
    ],
    options.onHideColumn && count > 1
      ? [
          entry('hide', words.hide, <EyeOffIcon size={14} />, () =>
            options.onHideColumn?.(column.id),
          ),
        ]
      : [],
  ]
  const groups = entries.map((group) => group.filter((item) => typeof item === 'object'))
  const filled = groups.filter((group) => group.length > 0)
  return {
    items: filled.flatMap((group, index) => [
      ...(index > 0 ? [{ type: 'divider' as const }] : []),
      ...group,
    ]),
  }
}

function entry(key: string, label: string, icon: React.ReactNode, act: () => void) {
  return {
    key,
    label,
    icon,
    onClick: ({ domEvent }: { domEvent: { stopPropagation(): void } }) => {
      domEvent.stopPropagation()
      act()
    },
  }
}
