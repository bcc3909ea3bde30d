import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeCollector {
  dsn: string
  /** Including headers. */
  bytes(): string
  // biome-ignore lint/suspicious/noExplicitAny: the format of Sentry
  events(): any[]
  requests: { path: string; auth: string; type: string }[]
  /** To all further envelopes. */
  reply: { status: number; headers?: Record<string, string>; hangs?: boolean }
  clear(): void
  stop(): Promise<void>
}

/** Takes envelopes like Sentry, with the faults of a real server. */
export async function startCollector(): Promise<FakeCollector> {
  const raw: string[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const { url: path = '', headers, rawHeaders } = request
    raw.push(`${path}\n${rawHeaders.join('\n')}\n${body}`)
    bodies.push(body)
    collector.requests.push({ path, auth: String(headers['x-sentry-auth']), type: String(headers['content-type']) })
    const { status, hangs, headers: replied = {} } = collector.reply
    if (!hangs) response.writeHead(status, replied).end('{"id":"0"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const collector: FakeCollector = {
    dsn: `http://publickey@127.0.0.1:${port}/7`,
    bytes: () => raw.join('\n'),
    events: () => bodies.flatMap(eventsOf),
    requests: [],
    reply: { status: 200 },
    clear() {
      for (const list of [raw, bodies, collector.requests]) list.length = 0
      collector.reply = { status: 200 }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return collector
}

/** @throws Error if lengths in the item headers are wrong */
function eventsOf(envelope: string): unknown[] {
  const [, head = '', payload = ''] = envelope.split('\n')
  const { type, length } = JSON.parse(head)
  if (type !== 'event' || length !== Buffer.byteLength(payload)) throw new Error(`Not an envelope of one event: ${head}`)
  return [JSON.parse(payload)]
}
