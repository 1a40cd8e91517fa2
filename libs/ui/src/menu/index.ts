export { Menu, type MenuProps } from './menu'
export type { MenuAct, MenuDivider, MenuGroup, MenuItem } from './menu-items'
