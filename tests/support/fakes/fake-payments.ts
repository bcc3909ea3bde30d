import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Mood =
  | { status: number; retryAfter?: string; body?: object }
  | 'garbage'
  | 'hangs'
  | 'other shape'
  | 'resets'
  | 'done, then resets'

export interface ReceivedCall {
  call: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown> | undefined
}

export interface FakePayments {
  url: string
  /** For the next replies, in order. */
  moods: (Mood | undefined)[]
  asked: ReceivedCall[]
  stop(): Promise<void>
}

/** The documented API, with the faults of a real provider. */
export async function startPayments(answers: (asked: ReceivedCall) => object | undefined): Promise<FakePayments> {
  const server = createServer((request, response) => void answer(fake, answers, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakePayments = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    moods: [],
    asked: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return fake
}

async function answer(
  { moods, asked }: FakePayments,
  answers: (asked: ReceivedCall) => object | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const text = Buffer.concat(parts).toString()
  const call = { call: `${request.method} ${request.url}`, headers: request.headers, body: text ? JSON.parse(text) : undefined }
  asked.push(call)
  const mood = moods.shift()
  const say = (status: number, body: string, headers: Record<string, string> = {}) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  if (mood === 'hangs') return
  if (mood === 'resets') return void request.socket.destroy()
  if (mood === 'garbage') return say(200, '<html>Gateway</html>')
  if (mood === 'other shape') return say(200, '{"detail":"moved"}')
  if (mood === 'done, then resets') answers(call)
  if (mood === 'done, then resets') return void request.socket.destroy()
  if (mood)
    return say(
      mood.status,
      JSON.stringify(mood.body ?? { detail: 'secret_key_1' }),
      mood.retryAfter ? { 'retry-after': mood.retryAfter } : {},
    )
  const known = answers(call)
  say(known ? (request.method === 'POST' ? 201 : 200) : 404, JSON.stringify(known ?? {}))
}
