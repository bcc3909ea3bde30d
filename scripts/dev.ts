/** `npm run dev` */
import { type ChildProcess, spawn } from 'node:child_process'
import { build } from './build.ts'

await build()
const port = process.env.PORT ?? '3000'
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit', env: { ...process.env, API_PORT: port } }),
]
const end = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', end)
process.on('SIGINT', end)
process.on('SIGTERM', end)
