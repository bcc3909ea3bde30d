import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { PublicNetwork } from '#server/platform/external/public-network.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Of the fake hosts: public, and never called. */
export const PUBLIC_ADDRESS = '93.184.215.14'

/** Hosts of the public internet, all on one loopback listener, which counts what reaches it. */
export interface FakePages {
  network: PublicNetwork
  /** By host and path, such as `news.example/budget`. */
  answers: Map<string, Answer>
  /** By host, one list for each lookup; the last one is used again. */
  addresses: Map<string, string[][]>
  /** `GET news.example/budget` */
  asked: string[]
  userAgents: Set<string>
  /** Where a connection was opened to. */
  connected: string[]
  bytes: number
  port: number
  close(): Promise<void>
}

export async function startPages(): Promise<FakePages> {
  const server = createServer((request, response) => {
    const place = `${request.headers.host}${request.url}`
    pages.asked.push(`${request.method} ${place}`)
    pages.userAgents.add(request.headers['user-agent'] ?? '')
    const answer = pages.answers.get(place)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  server.on('connection', (socket) => socket.on('data', (data) => (pages.bytes += data.length)))
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  const { port } = server.address() as AddressInfo
  const network: PublicNetwork = {
    resolve: async (host) => {
      const lists = pages.addresses.get(host)
      const list = lists && lists.length > 1 ? lists.shift() : lists?.[0]
      if (!list) throw new Error(`There is no ${host}`)
      return list
    },
    connect: async (address, _host, signal) => {
      pages.connected.push(address)
      return connect({ port, host: '127.0.0.1', signal })
    },
  }
  const pages: FakePages = {
    network,
    answers: new Map(),
    addresses: new Map(),
    asked: [],
    userAgents: new Set(),
    connected: [],
    bytes: 0,
    port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return pages
}

/** Answers with a page, and makes its host known. */
export function page(pages: FakePages, place: string, html: string, headers: Record<string, string> = {}): void {
  pages.addresses.set(place.split('/')[0] ?? '', [[PUBLIC_ADDRESS]])
  pages.answers.set(place, (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html),
  )
}

/** For servers that must not call anybody. */
export const NO_NETWORK: PublicNetwork = {
  resolve: async () => [],
  connect: async () => {
    throw new Error('Tests call nobody')
  },
}
