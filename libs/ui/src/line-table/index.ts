export { LineTable, type LineColumn, type LineTableProps } from './line-table'
