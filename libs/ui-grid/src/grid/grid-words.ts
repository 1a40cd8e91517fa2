const zh = {
  select: '选择',
  selectPage: '选择本页全部',
  selectRow: (name: string) => `选择“${name}”`,
  open: '打开',
  menu: (label: string) => `“${label}”列的菜单`,
  ascending: '升序',
  descending: '降序',
  unsort: '取消排序',
  filter: '按此列筛选',
  hide: '隐藏此列',
  moveLeft: '左移',
  moveRight: '右移',
  widen: '加宽',
  narrow: '收窄',
  loading: '正在加载',
  saving: '正在保存',
}

const en: typeof zh = {
  select: 'Select',
  selectPage: 'Select all on this page',
  selectRow: (name) => `Select "${name}"`,
  open: 'Open',
  menu: (label) => `Menu of column "${label}"`,
  ascending: 'Sort ascending',
  descending: 'Sort descending',
  unsort: 'Remove sort',
  filter: 'Filter by this column',
  hide: 'Hide column',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  widen: 'Widen',
  narrow: 'Narrow',
  loading: 'Loading',
  saving: 'Saving',
}

export const gridWords = { 'zh-CN': zh, en }
