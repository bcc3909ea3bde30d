import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BareReply } from './bare-server.ts'
import { SERVER_CORE } from './processes.ts'
import { type RunningServer, startProgram } from './server.ts'

/** Node adds these automatically. */
const CONNECTION_HEADERS = ['date', 'connection', 'keep-alive']
const CONTENT_HEADERS = ['content-type', 'content-length', 'content-encoding', 'etag', 'cache-control', 'vary']

export interface Reply {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** As sent: `fetch` would unpack the body. */
export function exactReply(url: string, headers: Record<string, string>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, async (reply) => {
      const chunks: Buffer[] = []
      for await (const chunk of reply) chunks.push(chunk as Buffer)
      const named = Object.entries(reply.headers).flatMap(([name, value]) =>
        CONNECTION_HEADERS.includes(name) ? [] : [[name, String(value)]],
      )
      resolve({ status: reply.statusCode ?? 0, headers: Object.fromEntries(named), body: Buffer.concat(chunks) })
    })
    sent.once('error', reject).end()
  })
}

/** For replies with a body only the headers that describe it; other headers count as our cost. A 304 has only headers. */
export async function bareServer({ status, headers, body }: Reply): Promise<RunningServer> {
  const kept = Object.entries(headers).filter(([name]) => status === 304 || CONTENT_HEADERS.includes(name))
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-bench-'))
  const file = join(folder, 'reply.json')
  const reply: BareReply = { status, headers: Object.fromEntries(kept), body: body.toString('base64') }
  writeFileSync(file, JSON.stringify(reply))
  try {
    return await startProgram('bench/support/bare-server.ts', SERVER_CORE, { BARE_REPLY: file })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
