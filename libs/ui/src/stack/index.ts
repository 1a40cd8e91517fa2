export { type Gap, Grid, type GridProps, Row, type RowProps, Stack, type StackProps } from './stack'
