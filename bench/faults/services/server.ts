import { NO_LIMITS } from '#tests/support/server/no-limits.ts'
import { type ServerProcess, startServer, type Where } from '#tests/support/server/process.ts'
import { isReady, waitUntil } from '../calls.ts'

/** Starts the product and waits until it is ready. @throws Error if it does not become ready */
export async function startProduct(
  env: Record<string, string>,
  where: Where = {},
): Promise<ServerProcess & { startedInMs: number }> {
  const begun = performance.now()
  const server = await startServer({ DATABASE_URL: '', DEMO: '0', ...NO_LIMITS, ...env }, where)
  if ((await waitUntil(() => isReady(server.url), 60_000, 20)) === undefined) {
    await server.end('SIGKILL')
    throw new Error('The server does not get ready')
  }
  return { ...server, startedInMs: performance.now() - begun }
}
