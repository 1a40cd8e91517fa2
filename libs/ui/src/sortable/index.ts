export { movedItem } from './moved-item'
export { Sortable, useSortableItem, type SortableProps } from './sortable'
