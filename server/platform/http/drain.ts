import type { Server as HttpServer, ServerResponse } from 'node:http'
import { Server as NetServer, type Server } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

const LOOK_EVERY_MS = 25
const QUICK_MS = 1
const QUICK_TURNS = 5
const MAX_TURNS = 500

/**
 * Lets go of a server's callers one by one: nobody new is let in, who calls again on a connection that is open is answered and told to
 * close it. A connection that was closed under a caller's hand would cost them a call that they must not simply send again.
 * @returns what does it; done when the last connection has gone, or after so many milliseconds
 */
export function drainable(server: Server): (withinMs: number) => Promise<void> {
  return async (withinMs) => {
    server.prependListener('request', (_request: unknown, reply: ServerResponse) => {
      reply.shouldKeepAlive = false
    })
    await untilAllAreIn()
    // An HTTP server's own `close` would close all idle connections at once.
    NetServer.prototype.close.call(server, () => {})
    for (const begun = performance.now(); performance.now() - begun < withinMs && (await connections(server)) > 0; )
      await pause(LOOK_EVERY_MS)
  }
}

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))

/**
 * Whoever has not taken their reply by then is cut off. With the last calls before (3 s) and the jobs after it (5 s) it leaves time for the database to
 * be closed before the process is ended by force (15 s, `run.ts`).
 */
const CUT_OFF_AFTER_MS = 6000

/**
 * Closes the connections of a server that is being closed, each when its reply is out: Node does so with those that are idle at that moment, and
 * waits for the others until they have been idle for a minute.
 * @returns when the last has gone
 */
export async function closeConnections(server: HttpServer): Promise<void> {
  for (const begun = performance.now(); (await connections(server)) > 0; await pause(LOOK_EVERY_MS)) {
    if (performance.now() - begun < CUT_OFF_AFTER_MS) server.closeIdleConnections()
    else server.closeAllConnections()
  }
}

/**
 * Whom the system has let in and we have not yet taken over would be cut off by closing, with what they have sent already. They are taken over
 * in the turns of the event loop: after some quick ones in a row nobody waits but who came within the last millisecond.
 */
async function untilAllAreIn(): Promise<void> {
  for (let turns = 0, quick = 0; turns < MAX_TURNS && quick < QUICK_TURNS; turns++) {
    const begun = performance.now()
    await turn()
    quick = performance.now() - begun < QUICK_MS ? quick + 1 : 0
  }
}
