import { type ServerProcess, startServer, type Where } from '#tests/support/process.ts'
import { isReady, until } from './calls.ts'

/** Clients here write faster than people do. */
const NO_LIMITS = {
  DEMO: '0',
  RATE_READ: '0',
  RATE_WRITE: '0',
  RATE_AUTH: '0',
  RATE_HEAVY: '0',
  POSTS_PER_MINUTE: '0',
  REACTIONS_PER_MINUTE: '0',
  FEEDBACK_PER_HOUR: '0',
}

/** The product as it is started, until it says that it is ready. @throws Error when it does not */
export async function startProduct(
  env: Record<string, string>,
  where: Where = {},
): Promise<ServerProcess & { startedInMs: number }> {
  const begun = performance.now()
  const server = await startServer({ DATABASE_URL: '', ...NO_LIMITS, ...env }, where)
  if ((await until(() => isReady(server.url), 60_000, 20)) === undefined) {
    await server.end('SIGKILL')
    throw new Error('The server does not get ready')
  }
  return { ...server, startedInMs: performance.now() - begun }
}
