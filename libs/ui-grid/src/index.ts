export {
  ColumnChooser,
  type ChoosableColumn,
  type ColumnChooserProps,
} from './columns/column-chooser'
export { FilterBuilder, type FilterBuilderProps } from './filter/filter-builder'
export { FilterChips, type FilterChipsProps } from './filter/filter-chips'
export { FilterSentence, type FilterSentenceProps } from './filter/filter-sentence'
export { completed, newCondition } from './filter/filter-edit'
export { type FilterChoice, type FilterField, type OperandEditorProps } from './filter/filter-field'
export { CellEditorFrame, type CellEditorFrameProps } from './grid/cell-editor-frame'
export {
  type CellEditorProps,
  type CellState,
  type CellText,
  type GridColumn,
  type NextCell,
} from './grid/column'
export { DataGrid, type DataGridProps } from './grid/data-grid'
export { useIsNarrow } from './grid/narrow'
export { SortEditor, type SortEditorProps } from './sort/sort-editor'
