import { connect, type Socket } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'
const MAX_HEAD = 16_384

/** What came last, on any line: a buffer of its own for each reply would be cleared away all the time, and the pauses taken for the server's. */
const read = Buffer.allocUnsafe(65_536)

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
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer: read, callback: (length) => this.#take(length) },
    })
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

  #take(length: number): boolean {
    this.bytes += length
    if (this.#missing > 0) this.#missing -= length
    else if (!this.#takeHead(length)) return true
    if (this.#missing === 0) this.#heard.reply(this.#status)
    else if (this.#missing < 0) this.#socket.destroy()
    return true
  }

  /** @returns whether it is whole */
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

/** Bytes of the body that follows. @returns less than none where the head does not say */
function bodyOf(head: string, status: string): number {
  if (status === '304' || status === '204') return 0
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return length === undefined ? Number.NEGATIVE_INFINITY : Number(length)
}
