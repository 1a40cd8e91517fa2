export { LineTable, type LineColumn, type LineTableProps } from './line-table'
export { useCursorWalk, type CursorWalk } from './use-cursor-walk'
