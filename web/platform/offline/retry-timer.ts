import { CallError } from '#web/platform/http/call.ts'

const FIRST_PAUSE_MS = 5000
const FACTOR = 3
const MAX_PAUSE_MS = 5 * 60_000

export class RetryTimer {
  readonly #act: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #earliest = 0

  constructor(act: () => void) {
    this.#act = act
  }

  schedule(error: unknown): void {
    if (this.#timer !== undefined) return
    const asked = error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0
    const pause = Math.min(FIRST_PAUSE_MS * FACTOR ** this.#failures++, MAX_PAUSE_MS)
    this.#earliest = Date.now() + asked
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        this.#act()
      },
      Math.max(pause, asked),
    )
  }

  isTooEarly(): boolean {
    return Date.now() < this.#earliest
  }

  cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  reset(): void {
    this.cancel()
    this.#failures = 0
    this.#earliest = 0
  }
}
