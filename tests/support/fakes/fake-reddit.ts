import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Reply {
  status?: number
  type?: string
  body?: string
  /** Never replies. */
  hangs?: boolean
}

export interface FakeReddit {
  url: string
  /** To all further requests. */
  reply: Reply
  /** With headers that could identify the user. */
  asked: { path: string; cookie: string | undefined; referrer: string | undefined; authorization: string | undefined }[]
  stop(): Promise<void>
}

/** Public posts, with the faults of the real site. */
export async function startReddit(): Promise<FakeReddit> {
  const server = createServer(({ url = '', headers }, response) => {
    const { cookie, referer: referrer, authorization } = headers
    reddit.asked.push({ path: url, cookie, referrer, authorization })
    if (!reddit.reply.hangs) answer(response, reddit.reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const reddit: FakeReddit = {
    url: `http://127.0.0.1:${port}`,
    reply: {},
    asked: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return reddit
}

export const listing = (...posts: unknown[]) =>
  JSON.stringify({ data: { children: posts.map((data) => ({ kind: 't3', data })) } })

function answer(response: ServerResponse, { status = 200, type = 'application/json', body = '' }: Reply) {
  response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body)
}
