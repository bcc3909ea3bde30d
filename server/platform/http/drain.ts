import type { Server as HttpServer, ServerResponse } from 'node:http'
import { Server as NetServer, type Server } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

const LOOK_EVERY_MS = 25
const QUICK_MS = 1
const QUICK_TURNS = 5
const MAX_TURNS = 500

/**
 * Drains the connections of a server: new ones are not accepted, and replies on open ones say `Connection: close`. Closing a connection during a
 * request would lose a call that the client cannot safely send again.
 * @returns a function that starts it; its promise resolves when the last connection is closed, or after the given milliseconds
 */
export function drainable(server: Server): (withinMs: number) => Promise<void> {
  return async (withinMs) => {
    server.prependListener('request', (_request: unknown, reply: ServerResponse) => {
      reply.shouldKeepAlive = false
    })
    await untilAllAreIn()
    // `close` of an HTTP server would close all idle connections at once.
    NetServer.prototype.close.call(server, () => {})
    for (const begun = performance.now(); performance.now() - begun < withinMs && (await connections(server)) > 0; )
      await pause(LOOK_EVERY_MS)
  }
}

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))

/**
 * Connections that are still open after this are closed by force. With draining before it (3 s) and jobs after it (5 s), there is time to close the
 * database before the process is killed (15 s, `run.ts`).
 */
const CUT_OFF_AFTER_MS = 6000

/**
 * Closes the connections of a closing server, each after its reply is sent. Node itself closes only those that are idle at that moment, and waits
 * for the others until they have been idle for a minute.
 * @returns after the last connection is closed
 */
export async function closeConnections(server: HttpServer): Promise<void> {
  for (const begun = performance.now(); (await connections(server)) > 0; await pause(LOOK_EVERY_MS)) {
    if (performance.now() - begun < CUT_OFF_AFTER_MS) server.closeIdleConnections()
    else server.closeAllConnections()
  }
}

/**
 * Connections in the kernel's accept queue would be reset by closing the server. They are accepted in turns of the event loop: after some quick
 * turns in a row only connections of the last millisecond can be waiting.
 */
async function untilAllAreIn(): Promise<void> {
  for (let turns = 0, quick = 0; turns < MAX_TURNS && quick < QUICK_TURNS; turns++) {
    const begun = performance.now()
    await turn()
    quick = performance.now() - begun < QUICK_MS ? quick + 1 : 0
  }
}
