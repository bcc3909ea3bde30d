import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '#server/db/embedded/connect.ts'
import { pause } from '../calls.ts'

/** A proxy to a database server that can delay or stop data. */
export interface Line {
  port: number
  /** Delays the replies of the server by this time. */
  delay(ms: number): void
  /** Stops all data in both directions, also the end of connections. */
  stall(): void
  /** Ends the fault and delivers the delayed data. */
  clear(): void
  /** Ends the fault for new connections. The server has closed the old ones, but clients get no signal. */
  forget(): void
  close(): Promise<void>
}

interface Mood {
  delayMs: number
  isSilent: boolean
  servers: Socket[]
}

const well = (): Mood => ({ delayMs: 0, isSilent: false, servers: [] })

export async function openLine(to: number): Promise<Line> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let mood = well()
  const server = createServer((socket) => join(socket, to, mood, sockets))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    delay: (ms) => Object.assign(mood, { delayMs: ms }),
    stall: () => Object.assign(mood, { isSilent: true }),
    clear: () => Object.assign(mood, { delayMs: 0, isSilent: false }),
    forget: () => {
      const { servers } = mood
      mood = well()
      for (const socket of servers) socket.destroy()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const LOOKS_EVERY_MS = 10

async function join(client: Socket, to: number, mood: Mood, sockets: Set<Socket>): Promise<void> {
  keep(client, sockets)
  // Connect only now, otherwise the server would have silent connections.
  while (mood.isSilent && !client.destroyed) await pause(LOOKS_EVERY_MS)
  if (client.destroyed) return
  const server = keep(connect(to, '127.0.0.1'), sockets)
  mood.servers.push(server)
  pass(client, server, () => mood.isSilent)
  pass(server, client, (since) => mood.isSilent || performance.now() - since < mood.delayMs)
}

function keep(socket: Socket, sockets: Set<Socket>): Socket {
  sockets.add(socket)
  return socket.on('error', () => {}).on('close', () => sockets.delete(socket))
}

/** Keeps the order of the data. */
function pass(from: Socket, to: Socket, isHeld: (since: number) => boolean): void {
  let last = Promise.resolve()
  const later = (then: () => void) => {
    const since = performance.now()
    last = last.then(async () => {
      while (isHeld(since) && !to.destroyed) await pause(LOOKS_EVERY_MS)
      then()
    })
  }
  from.on('data', (chunk) => later(() => to.write(chunk)))
  from.on('close', () => later(() => to.destroy()))
}
