export { Tree, type TreeItem, type TreeMove, type TreeProps, type TreeStep } from './tree'
