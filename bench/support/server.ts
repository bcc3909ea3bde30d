import type { ChildProcess } from 'node:child_process'
import { freePort } from '#server/db/embedded/connect.ts'
import { V8_FLAGS } from '#server/process-options.ts'
import { NO_LIMITS } from '#tests/support/server/no-limits.ts'
import { STEADY, startNode, stopProcess } from './processes.ts'
import { READERS } from './seed.ts'

export interface RunningServer {
  origin: string
  process: ChildProcess
  stop(): Promise<void>
}

const QUIET = {
  LOG_LEVEL: 'warn',
  ...NO_LIMITS,
  // Rate limits are active, but so high that nobody reaches them.
  ...{
    RATE_READ: '1000000',
    RATE_WRITE: '1000000',
    RATE_AUTH: '1000000',
    RATE_SIGN_UP: '1000000',
    RATE_MAIL: '1000000',
    RATE_HEAVY: '1000000',
  },
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: 'dist/compile-cache',
  MALLOC_ARENA_MAX: '2',
}

/**
 * The product with the settings of `deploy/`, but with very high rate limits.
 * @param databaseUrl without one it runs the server of its own in `DATA_DIR`
 * @param cwd another checkout of it
 */
export async function startServer({
  databaseUrl,
  core,
  cwd,
  env: more = {},
}: {
  databaseUrl?: string | undefined
  core?: number
  cwd?: string
  env?: Record<string, string>
}): Promise<RunningServer> {
  const port = await freePort()
  const env = { ...QUIET, ...more, DATABASE_URL: databaseUrl ?? '', PORT: String(port), HOST: '127.0.0.1' }
  return running(
    startNode([...V8_FLAGS, 'server/main.ts'], {
      ...(core !== undefined && { core }),
      ...(cwd && { cwd }),
      env,
    }),
    port,
    '/readyz',
  )
}

/** A program that listens on the port of its `PORT` variable. */
export async function startProgram(file: string, core: number, env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort()
  return running(startNode([STEADY, file], { core, env: { ...env, PORT: String(port) } }), port, '/')
}

async function running(child: ChildProcess, port: number, path: string): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`
  child.stdout?.resume()
  const deadline = Date.now() + 30_000
  while (!(await answers(origin + path))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${child.spawnargs.join(' ')} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { origin, process: child, stop: () => stopProcess(child) }
}

/** Any reply except an error counts as ready, because the bare server has only one reply. */
const answers = (url: string) =>
  fetch(url).then(
    async (reply) => {
      await reply.arrayBuffer()
      return reply.status < 500
    },
    () => false,
  )

/** @returns the authorization header */
export async function signIn(
  origin: string,
  who: keyof typeof READERS | { email: string; password: string },
): Promise<{ authorization: string }> {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(typeof who === 'string' ? READERS[who] : who),
  })
  if (!reply.ok) throw new Error(`Signing in as ${JSON.stringify(who)} answers ${reply.status}: ${await reply.text()}`)
  const { token } = (await reply.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}
