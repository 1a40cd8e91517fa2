import { join } from 'node:path'

/** A file of the vega-datasets package: real data that nobody here made. */
export function realData(name: string): string {
  return join(import.meta.dirname, '../../../node_modules/vega-datasets/data', name)
}
