import { connect, type Socket } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'

export interface Heard {
  reply(status: string): void
  /** Nothing more comes: the line broke, or what came could not be understood. */
  broken(): void
}

/**
 * One connection that asks, waits for the reply and asks again. It reads of a reply what it must, the status and where it ends: whatever more a
 * client does counts as the server's time, and at fifty thousand replies a second a library for people takes longer than the server.
 */
export class HttpLine {
  readonly #socket: Socket
  readonly #heard: Heard
  /** What came of a head that is not whole yet. */
  #head = ''
  /** The status of a reply whose body is coming, and what is missing of it. */
  #status = ''
  #missing = 0
  bytes = 0

  constructor({ hostname, port }: URL, heard: Heard) {
    this.#heard = heard
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true })
    this.#socket.on('data', (chunk) => this.#take(chunk))
    this.#socket.on('error', () => {})
    this.#socket.on('close', () => heard.broken())
  }

  /** Only once the reply before is there. */
  ask(request: string): void {
    this.#socket.write(request)
  }

  end(): void {
    this.#socket.removeAllListeners('close')
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.bytes += chunk.length
    if (this.#missing > 0) this.#missing -= chunk.length
    else if (!this.#takeHead(chunk)) return
    if (this.#missing === 0) this.#heard.reply(this.#status)
    else if (this.#missing < 0) this.#socket.destroy()
  }

  /** @returns whether it is whole */
  #takeHead(chunk: Buffer): boolean {
    const before = this.#head.length
    this.#head += chunk.toString('latin1', 0, 16_384)
    const end = this.#head.indexOf(END_OF_HEAD)
    if (end < 0) return false
    this.#status = this.#head.slice(9, 12)
    this.#missing = bodyOf(this.#head.slice(0, end), this.#status) - (before + chunk.length - end - END_OF_HEAD.length)
    this.#head = ''
    return true
  }
}

/** Bytes of the body that follows. @returns less than none where the head does not say */
function bodyOf(head: string, status: string): number {
  if (status === '304' || status === '204') return 0
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return length === undefined ? Number.NEGATIVE_INFINITY : Number(length)
}
