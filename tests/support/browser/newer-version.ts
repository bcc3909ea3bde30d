import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { E2eServer } from './server.ts'

/** Its proxy can replace the service worker by a newer version. */
export async function withNewerVersion(server: E2eServer) {
  let version = 1
  const proxy = createServer((asked, answer) => {
    const isWorker = asked.url === '/service-worker.js'
    const headers = { ...asked.headers, ...(isWorker && { 'accept-encoding': 'identity', 'if-none-match': '' }) }
    const passed = request(server.url + asked.url, { method: asked.method ?? 'GET', headers }, (reply) => {
      const kept = { ...reply.headers }
      if (isWorker) delete kept['content-length']
      answer.writeHead(reply.statusCode ?? 502, kept)
      reply.pipe(answer, { end: false })
      reply.on('end', () => answer.end(isWorker ? `\n// Version ${version}` : ''))
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    on: { ...server, url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` },
    putUp: () => {
      version++
    },
    stop: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}
