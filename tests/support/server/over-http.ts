import { request } from 'node:http'

/** On a new connection. */
export async function call(
  base: string,
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const { status, text, replied } = await onNewConnection(`${base}${path}`, {
    method,
    headers: {
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  })
  // biome-ignore lint/suspicious/noExplicitAny: replies of many calls
  return { status, headers: new Headers(replied), text, json: parse(text) as any }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Sent {
  method: string
  headers: Record<string, string>
  body: string | undefined
}

function onNewConnection(url: string, { method, headers, body }: Sent) {
  return new Promise<{ status: number; text: string; replied: Record<string, string> }>((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, async (reply) => {
      let text = ''
      for await (const chunk of reply.setEncoding('utf8')) text += chunk
      resolve({ status: reply.statusCode ?? 0, text, replied: reply.headers as Record<string, string> })
    })
    sent.once('error', reject).end(body)
  })
}

const ASK_AGAIN_MS = 50

/** Notifications to other processes take some milliseconds. With a pause between questions, because members may ask only so often a minute. */
export async function eventually<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean, withinMs = 5000): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (isWanted(answer) || Date.now() > deadline) return answer
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}
