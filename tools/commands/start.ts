// npm start: the built product, on one port, with its data beside it.
import { pathToFileURL } from 'node:url'
import { builtServer, buildProduct, isBuildStale } from '../build/built-product.ts'

if (isBuildStale()) {
  console.log('Building ...')
  if (!(await buildProduct())) process.exit(1)
}
await import(pathToFileURL(builtServer).href)
