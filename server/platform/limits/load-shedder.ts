import { performance } from 'node:perf_hooks'

/** While more calls than these are late, and this process has all it can do, no more are let in. A few may be stuck behind a row that somebody holds. */
const MAX_LATE = 20
/** And while more than these are, whatever they wait for: a database that has too much to do keeps each of a call's questions waiting. */
const MAX_WAITING = 200

/** So often is looked whether this process is the one that has too much to do, and from which share of the time on it is. */
const LOOK_EVERY_MS = 200
const BUSY_SHARE = 0.9

interface Call {
  begun: number
  isLate: boolean
  isOver: boolean
}

/**
 * The calls that this process is answering. Where more come than it can answer, all of them wait longer and longer, until nobody is answered in
 * time; so whoever comes while too many are late is told to come back, and the others are answered soon.
 */
export class LoadShedder {
  readonly #lateAfterMs: number
  readonly #isBusy: () => boolean
  readonly #now: () => number
  /** In the order in which they came. */
  #calls: Call[] = []
  /** The first that may not be late yet. */
  #next = 0
  #late = 0

  /**
   * @param lateAfterMs when a call has waited for so long it is late; 0: never
   * @param isBusy whether this process has all it can do
   * @param now milliseconds of a clock that only goes forward
   */
  constructor(lateAfterMs: number, isBusy: () => boolean = busyLoop(), now: () => number = () => performance.now()) {
    this.#lateAfterMs = lateAfterMs > 0 ? lateAfterMs : Number.POSITIVE_INFINITY
    this.#isBusy = isBusy
    this.#now = now
  }

  /** Counts an answer until it is there, or fails. */
  wait<T>(answer: Promise<T>): Promise<T> {
    if (this.#lateAfterMs === Number.POSITIVE_INFINITY) return answer
    const call: Call = { begun: this.#now(), isLate: false, isOver: false }
    this.#calls.push(call)
    const over = () => {
      call.isOver = true
      if (call.isLate) this.#late--
    }
    answer.then(over, over)
    return answer
  }

  /** Whether those who are here already are more than can be answered in time. */
  isLong(): boolean {
    const now = this.#now()
    for (let call = this.#calls[this.#next]; call && now - call.begun > this.#lateAfterMs; call = this.#calls[++this.#next]) {
      if (call.isOver) continue
      call.isLate = true
      this.#late++
    }
    // Those before are late already, or over.
    if (this.#next > 1000 || this.#next === this.#calls.length) {
      this.#calls = this.#calls.slice(this.#next)
      this.#next = 0
    }
    return this.#late > (this.#isBusy() ? MAX_LATE : MAX_WAITING)
  }
}

/** Whether the event loop of this process rests for less than a tenth of the time. */
function busyLoop(): () => boolean {
  let [since, at, isBusy] = [performance.eventLoopUtilization(), performance.now(), false]
  return () => {
    if (performance.now() - at > LOOK_EVERY_MS) {
      isBusy = performance.eventLoopUtilization(since).utilization > BUSY_SHARE
      since = performance.eventLoopUtilization()
      at = performance.now()
    }
    return isBusy
  }
}
