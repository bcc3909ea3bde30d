import { connect, type Socket } from 'node:net'
import { pause } from './calls.ts'

export interface HeldSockets {
  /** The number of connections that the server has closed or rejected. */
  refused(): number
  release(): void
}

/** Clients that hold a connection: a third sends nothing, a third stops within a header, a third does not read its reply. */
export async function holdSockets(url: string, many: number): Promise<HeldSockets> {
  const { port, hostname } = new URL(url)
  const sockets: Socket[] = []
  const gone = new Set<Socket>()
  for (let n = 0; n < many; n++) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {}).on('close', () => gone.add(socket))
    if (n % 3 === 1) socket.write('GET /api/entries HTTP/1.1\r\nHost: fau')
    if (n % 3 === 2) socket.write('GET /api/instance HTTP/1.1\r\nHost: faults.test\r\n\r\n'.repeat(20))
    if (n % 3 === 2) socket.pause()
    sockets.push(socket)
    if (n % 20 === 0) await pause(5)
  }
  await pause(200)
  return {
    refused: () => gone.size,
    release: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
