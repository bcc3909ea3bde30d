/** `npm start`: builds what has changed and runs the server, again after a crash. */
import { spawnSync } from 'node:child_process'
import { fewArenas, littleMemory } from '../server/little-memory.ts'
import { keepRunning } from './instance/keep-running.ts'

// A separate process: this one keeps running beside the product, and would keep the 100 MB of a build.
const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
Object.assign(process.env, fewArenas())
process.exit(await keepRunning([...littleMemory(), 'server/main.ts']))
