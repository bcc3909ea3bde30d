import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestApp } from './app.ts'

interface Reply {
  status: number | undefined
  body: unknown
}

/** Over a real connection: the reply must arrive while the client still sends. @param begin first bytes; the rest are zeros */
export async function putFile(
  { app }: TestApp,
  to: { path: string; headers: Record<string, string>; method?: string },
  begin: Buffer,
  bytes: number,
): Promise<Reply> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method: 'PUT', agent: false, ...to }, async (reply: IncomingMessage) => {
      let text = ''
      for await (const chunk of reply) text += chunk
      resolve({ status: reply.statusCode, body: JSON.parse(text) })
    })
    outgoing.once('error', reject)
    outgoing.write(begin)
    const piece = Buffer.alloc(1024 * 1024)
    let left = bytes - begin.length
    const more = () => {
      while (left > 0) {
        const chunk = piece.subarray(0, Math.min(left, piece.length))
        left -= chunk.length
        if (!outgoing.write(chunk)) return outgoing.once('drain', more)
      }
      return outgoing.end()
    }
    more()
  })
}
