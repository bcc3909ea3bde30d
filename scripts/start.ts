/** `npm start`: builds, runs and restarts the server. */
import { fork, spawnSync } from 'node:child_process'
import { processEnvironment, v8Flags } from '../server/process-options.ts'
import { supervise } from '../server/supervisor.ts'

// A separate process frees the 100 MB of the build.
const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const start = () => fork('server/main.ts', { execArgv: v8Flags(), env: { ...process.env, ...processEnvironment() } })
// Supervises its processes itself.
if (Number(process.env.WEB_CONCURRENCY) > 1) await import('../server/main.ts')
else process.exit(await supervise([{ name: 'The server', start }]))
