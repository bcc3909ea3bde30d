/** Often enough that a dead battery costs a few paragraphs; of all that readers make the server write, this is the most. */
export const SAVE_EVERY_MS = 15_000

/** Half a percent is less than a line or two: not worth a call. */
const NOTICEABLE = 0.005

type Send = (position: number, options: { isLeaving: boolean }) => void

/** Collects positions and sends the latest at most every quarter of a minute, and at once on leaving. */
export class PositionSaver {
  readonly #send: Send
  #saved: number | undefined
  #latest: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: Send) {
    this.#send = send
  }

  /** @param position what the server knows already, so that putting the reader back there is not sent again */
  known(position: number): void {
    this.#saved = position
  }

  note(position: number): void {
    this.#latest = position
    this.#timer ??= setTimeout(() => this.#flush(false), SAVE_EVERY_MS)
  }

  leave(): void {
    this.#flush(true)
  }

  #flush(isLeaving: boolean): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const position = this.#latest
    if (position === undefined || Math.abs(position - (this.#saved ?? 0)) < NOTICEABLE) return
    this.#saved = position
    this.#send(Math.round(position * 10_000) / 10_000, { isLeaving })
  }
}
