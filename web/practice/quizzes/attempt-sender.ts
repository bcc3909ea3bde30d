import { CallError, isPermanentError } from '#web/platform/http/call.ts'
import { dropUnsent, keepUnsent, type UnsentAttempt, unsentAttempts } from './attempt-outbox.ts'

/** What became of an attempt that was finished on this page. One that waits stays so while it is tried again: nobody wants to hear of each try. */
export type Saving =
  | { state: 'sending' }
  | { state: 'waiting' }
  | { state: 'saved'; attemptId: string }
  | { state: 'refused'; text: string }

interface Wiring {
  /** @throws CallError when it is refused or nobody answers */
  send: (attempt: UnsentAttempt) => Promise<{ attemptId: string }>
  /** Whose attempts may be sent now. */
  owner: () => string | undefined
  onSaved: (attempt: UnsentAttempt) => void
  onRefused: (attempt: UnsentAttempt, text: string) => void
}

const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 5 * 60_000

/**
 * Sends finished attempts until the server has them or says that it never will. The key of an attempt makes sending it again harmless, so
 * whenever in doubt it is sent again: after a pause that grows, and at once when somebody asks.
 */
export class AttemptSender {
  readonly #wiring: Wiring
  /** Those finished on this page and not settled: another tab may send and drop one, and this page would wait for it for ever. */
  readonly #own = new Map<string, UnsentAttempt>()
  readonly #savings = new Map<string, Saving>()
  readonly #listeners = new Set<() => void>()
  #round: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #pauseAsked = 0

  constructor(wiring: Wiring) {
    this.#wiring = wiring
  }

  /** Kept first and sent then, so that a page closed in between loses nothing. A second call with the same attempt changes nothing. */
  submit(attempt: UnsentAttempt): void {
    const { attemptKey } = attempt.submission
    if (this.#savings.has(attemptKey)) return
    keepUnsent(attempt)
    this.#own.set(attemptKey, attempt)
    this.#tell(attempt, { state: 'sending' })
    this.sendAll()
  }

  sendAll(): Promise<void> {
    clearTimeout(this.#timer)
    this.#round ??= this.#sendRound().finally(() => {
      this.#round = undefined
    })
    return this.#round
  }

  savingOf(attemptKey: string): Saving | undefined {
    return this.#savings.get(attemptKey)
  }

  unsent(): UnsentAttempt[] {
    const owner = this.#wiring.owner()
    if (!owner) return []
    const stored = unsentAttempts(owner, Date.now())
    const known = new Set(stored.map(({ submission }) => submission.attemptKey))
    return [...stored, ...[...this.#own.values()].filter((one) => one.owner === owner && !known.has(one.submission.attemptKey))]
  }

  /** Nothing of one person is left in memory for the next. */
  forget(): void {
    clearTimeout(this.#timer)
    this.#own.clear()
    this.#savings.clear()
    this.#failures = 0
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Each attempt once, with those that come up meanwhile. */
  async #sendRound(): Promise<void> {
    const tried = new Set<string>()
    const untried = () => this.unsent().find(({ submission }) => !tried.has(submission.attemptKey))
    for (let attempt = untried(); attempt; attempt = untried()) {
      tried.add(attempt.submission.attemptKey)
      await this.#sendOne(attempt)
    }
    if (this.unsent().length === 0) this.#failures = 0
    else this.#timer = setTimeout(() => this.sendAll(), this.#pause())
  }

  async #sendOne(attempt: UnsentAttempt): Promise<void> {
    try {
      const { attemptId } = await this.#wiring.send(attempt)
      this.#settle(attempt, { state: 'saved', attemptId })
      this.#wiring.onSaved(attempt)
    } catch (error) {
      if (isPermanentError(error)) {
        this.#settle(attempt, { state: 'refused', text: error.message })
        this.#wiring.onRefused(attempt, error.message)
      } else {
        this.#pauseAsked = error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0
        this.#tell(attempt, { state: 'waiting' })
      }
    }
  }

  #pause(): number {
    const grown = Math.min(FIRST_PAUSE_MS * 3 ** this.#failures++, LONGEST_PAUSE_MS)
    return Math.max(grown, this.#pauseAsked)
  }

  #settle(attempt: UnsentAttempt, saving: Saving): void {
    dropUnsent(attempt)
    this.#own.delete(attempt.submission.attemptKey)
    this.#tell(attempt, saving)
  }

  #tell(attempt: UnsentAttempt, saving: Saving): void {
    if (attempt.owner === this.#wiring.owner()) this.#savings.set(attempt.submission.attemptKey, saving)
    for (const listener of [...this.#listeners]) listener()
  }
}
