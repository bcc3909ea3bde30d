import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '#server/db/embedded/connect.ts'

/** A fixed address in front of a server that changes. */
export interface Front {
  port: number
  /** Sends new connections to the server at this address; with `undefined` they are rejected. */
  lead(to: string | undefined): Promise<void>
  close(): Promise<void>
}

export async function openFront(): Promise<Front> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let server: Server | undefined
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    const old = server
    server = undefined
    if (old) await new Promise((resolve) => old.close(resolve))
  }
  const lead = async (to: string | undefined) => {
    await close()
    if (to === undefined) return
    const opened = createServer((socket) => join(socket, to, sockets))
    server = opened
    await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve))
  }
  return { port, lead, close }
}

function join(socket: Socket, to: string, sockets: Set<Socket>): void {
  const onwards = connect(Number(new URL(to).port), '127.0.0.1')
  for (const [one, other] of [
    [socket, onwards],
    [onwards, socket],
  ] as const) {
    sockets.add(one)
    one.on('error', () => other.destroy())
    one.on('close', () => {
      sockets.delete(one)
      other.destroy()
    })
  }
  socket.pipe(onwards).pipe(socket)
}
