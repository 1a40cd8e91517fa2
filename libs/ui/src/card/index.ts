export { Card, type CardProps } from './card'
export { Metric, type MetricProps } from './metric'
