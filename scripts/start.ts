/** `npm start`: builds what is stale and serves the product from this very process. */
import { enableCompileCache } from 'node:module'
import { build } from './build.ts'

enableCompileCache('dist/compile-cache')
await build()
await import('#server/main.ts')
