import { connect, type Socket } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'
const MAX_HEAD = 16_384

/** One shared buffer for all connections: a buffer per reply would cause garbage collection, whose pauses would count as the server's. */
const read = Buffer.allocUnsafe(65_536)

export interface Heard {
  reply(status: string): void
  /** The connection broke, or the reply was invalid. */
  broken(): void
}

/**
 * One connection that repeats: send a request, wait for the reply. It reads only the status and the end of a reply, because the client's work counts
 * as the server's time: at fifty thousand replies a second a general HTTP library takes longer than the server.
 */
export class HttpLine {
  readonly #socket: Socket
  readonly #heard: Heard
  /** The received part of an incomplete header. */
  #head = ''
  /** The status of the reply in progress, and the missing bytes of its body. */
  #status = ''
  #missing = 0
  bytes = 0

  constructor({ hostname, port }: URL, heard: Heard) {
    this.#heard = heard
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer: read, callback: (length) => this.#take(length) },
    })
    this.#socket.on('error', () => {})
    this.#socket.on('close', () => heard.broken())
  }

  /** Call only after the previous reply has arrived. */
  ask(request: string): void {
    this.#socket.write(request)
  }

  end(): void {
    this.#socket.removeAllListeners('close')
    this.#socket.destroy()
  }

  #take(length: number): boolean {
    this.bytes += length
    if (this.#missing > 0) this.#missing -= length
    else if (!this.#takeHead(length)) return true
    if (this.#missing === 0) this.#heard.reply(this.#status)
    else if (this.#missing < 0) this.#socket.destroy()
    return true
  }

  /** @returns whether it is complete */
  #takeHead(length: number): boolean {
    const before = this.#head.length
    this.#head += read.toString('latin1', 0, Math.min(length, MAX_HEAD))
    const end = this.#head.indexOf(END_OF_HEAD)
    if (end < 0) return false
    this.#status = this.#head.slice(9, 12)
    this.#missing = bodyOf(this.#head.slice(0, end), this.#status) - (before + length - end - END_OF_HEAD.length)
    this.#head = ''
    return true
  }
}

/** The length of the body. @returns a negative number if the header does not say */
function bodyOf(head: string, status: string): number {
  if (status === '304' || status === '204') return 0
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return length === undefined ? Number.NEGATIVE_INFINITY : Number(length)
}
