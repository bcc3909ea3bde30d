import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  /** From the call to the last byte, in milliseconds. */
  ms: number
  body: string
}

/** One client on one persistent connection, like a browser. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #origin: string
  readonly #headers: Record<string, string>

  constructor(origin: string, headers: Record<string, string>) {
    this.#origin = origin
    this.#headers = headers
  }

  /** @throws Error if the reply is not a 200 */
  get(path: string): Promise<Answer> {
    return this.#accepted(path)
  }

  /** @throws Error if the reply is not a 200 */
  post(path: string, body: object): Promise<Answer> {
    return this.#accepted(path, JSON.stringify(body))
  }

  close(): void {
    this.#agent.destroy()
  }

  async #accepted(path: string, body?: string): Promise<Answer> {
    const answer = await this.#ask(path, body)
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${answer.body}`)
    return answer
  }

  #ask(path: string, sentBody?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const begin = performance.now()
      const headers = sentBody === undefined ? this.#headers : { ...this.#headers, 'content-type': 'application/json' }
      const method = sentBody === undefined ? 'GET' : 'POST'
      const sent = request(this.#origin + path, { agent: this.#agent, headers, method }, (reply) => {
        let body = ''
        reply.setEncoding('utf8')
        reply.on('data', (chunk) => {
          body += chunk
        })
        reply.once('error', reject)
        reply.once('end', () => resolve({ status: reply.statusCode ?? 0, ms: performance.now() - begin, body }))
      })
      sent.once('error', reject).end(sentBody)
    })
  }
}
