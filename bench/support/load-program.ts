/** Asks for one thing over and over and prints what came of it. A program of its own. */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { FRESH_UUID } from './fresh-uuid.ts'

const { url, method, headers, body, connections, seconds } = JSON.parse(process.env.ASKED as string) as Asked

const fresh = (template: string) => template.replace(FRESH_UUID, randomUUID())
const request = body === undefined ? {} : { setupRequest: (request: object) => ({ ...request, body: fresh(body) }) }

process.stdout.write(
  JSON.stringify(await autocannon({ url, method, headers, connections, duration: seconds, requests: [request] })),
)

export interface Asked {
  url: string
  method: string
  headers: Record<string, string>
  /** In each request `FRESH_UUID` becomes an id that was never sent before. */
  body?: string | undefined
  connections: number
  seconds: number
}
