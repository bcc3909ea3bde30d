import type { Server as HttpServer, ServerResponse } from 'node:http'
import { Server as NetServer, type Server } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

const LOOK_EVERY_MS = 25
const QUICK_MS = 1
const QUICK_TURNS = 5
const MAX_TURNS = 500

/** Closing a connection during a request loses a call that may not be repeated. */
export function drainable(server: Server): (withinMs: number) => Promise<void> {
  return async (withinMs) => {
    server.prependListener('request', (_request: unknown, reply: ServerResponse) => {
      reply.shouldKeepAlive = false
    })
    await untilAllAreIn()
    // `close` of an HTTP server would close idle connections.
    NetServer.prototype.close.call(server, () => {})
    for (const begun = performance.now(); performance.now() - begun < withinMs && (await connections(server)) > 0; )
      await pause(LOOK_EVERY_MS)
  }
}

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))

/** The database must close before the process is killed (15 s, `run.ts`). */
const CUT_OFF_AFTER_MS = 6000

/** Node closes idle connections only once. */
export async function closeConnections(server: HttpServer): Promise<void> {
  for (const begun = performance.now(); (await connections(server)) > 0; await pause(LOOK_EVERY_MS)) {
    if (performance.now() - begun < CUT_OFF_AFTER_MS) server.closeIdleConnections()
    else server.closeAllConnections()
  }
}

/**
 * Closing the server resets connections in the kernel's accept queue, which is nearly empty after quick turns of the event
 * loop.
 */
async function untilAllAreIn(): Promise<void> {
  for (let turns = 0, quick = 0; turns < MAX_TURNS && quick < QUICK_TURNS; turns++) {
    const begun = performance.now()
    await turn()
    quick = performance.now() - begun < QUICK_MS ? quick + 1 : 0
  }
}
