/** A trade-off: these are the most frequent writes of readers, and a crash loses at most this much. */
export const SAVE_EVERY_MS = 15_000

/** Half a percent is a line or two, not worth a request. */
const NOTICEABLE = 0.005

type Send = (position: number, options: { isLeaving: boolean }) => void

/** Sends the latest position at most every 15 seconds, and at once when the page is left. */
export class PositionSaver {
  readonly #send: Send
  #saved: number | undefined
  #latest: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: Send) {
    this.#send = send
  }

  /** @param position as saved on the server, so that restoring it is not sent again */
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
