export type { Placement } from './placement'
export { Tooltip, type TooltipProps } from './tooltip'
