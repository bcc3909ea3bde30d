/** `npm start`: builds what has changed and runs the server, again after a crash. */
import { fork, spawnSync } from 'node:child_process'
import { processEnvironment, v8Flags } from '../server/process-options.ts'
import { supervise } from '../server/supervisor.ts'

// A separate process: this one keeps running beside the product, and would keep the 100 MB of a build.
const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const start = () => fork('server/main.ts', { execArgv: v8Flags(), env: { ...process.env, ...processEnvironment() } })
// It supervises several processes itself.
if (Number(process.env.WEB_CONCURRENCY) > 1) await import('../server/main.ts')
else process.exit(await supervise([{ name: 'The server', start }]))
