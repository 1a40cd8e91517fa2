export { Tree, type TreeItem, type TreeMove, type TreeProps } from './tree'
