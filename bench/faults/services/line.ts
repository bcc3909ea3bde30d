import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '#tests/support/server/free-port.ts'
import { pause } from '../calls.ts'

/** The way to a database server: what is said on it can be made to come late, or not at all. */
export interface Line {
  port: number
  /** From now on the server is heard so much later. */
  delay(ms: number): void
  /** Nothing passes any more in either direction; not even that somebody hung up. */
  silence(): void
  /** Well again. What was held back arrives now. */
  clear(): void
  /** Well again for new connections. Of those there were the server has found out, but callers have not, and nothing ever comes on them. */
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
    silence: () => Object.assign(mood, { isSilent: true }),
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
  // Nobody is called before: a server would be left with callers who say nothing.
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

/** Everything in the order in which it came. */
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
