export { NoRight, type NoRightProps } from './no-right'
