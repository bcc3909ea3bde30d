/** Readers' most frequent writes; a crash loses this much. */
export const SAVE_EVERY_MS = 15_000

/** A line or two. */
const NOTICEABLE = 0.005

type Send = (position: number, options: { isLeaving: boolean }) => void

/** At most every 15 seconds, and on leaving. */
export class PositionSaver {
  readonly #send: Send
  #saved: number | undefined
  #latest: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: Send) {
    this.#send = send
  }

  /** Restoring must not send it again. */
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
