/** The baseline of Node: the same prepared reply for every request. A separate program. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const { status, headers, body } = JSON.parse(readFileSync(process.env.BARE_REPLY as string, 'utf8')) as BareReply
const bytes = Buffer.from(body, 'base64')

createServer((_request, reply) => {
  reply.writeHead(status, headers).end(bytes.length > 0 ? bytes : undefined)
}).listen(Number(process.env.PORT), '127.0.0.1')

export interface BareReply {
  status: number
  headers: Record<string, string>
  /** Base64. */
  body: string
}
