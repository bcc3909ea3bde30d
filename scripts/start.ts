/** `npm start`: builds what has changed and runs the server, again after a crash. */
import { enableCompileCache } from 'node:module'
import { build } from './build.ts'
import { keepRunning } from './instance/keep-running.ts'

enableCompileCache('dist/compile-cache')
await build()
process.exit(await keepRunning(['server/main.ts']))
