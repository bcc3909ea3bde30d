import { randomFrom } from '../support/random.ts'
import { BEHAVIOUR as B } from './behaviour.ts'
import { CALLS, type CallName } from './calls.ts'
import { FORUM_EVERY_S, POSITION_EVERY_S, SESSION_TRUSTED_S, STREAK_EVERY_S, UNREAD_EVERY_S } from './intervals.ts'

/** Maximum number of simulated visits; beyond it each represents several. More would not improve the figures. */
const MAX_DRAWN = 200_000
const SECONDS = B.until - B.from

export interface Morning {
  /** The number of daily readers; the visits are those of the morning. */
  readers: number
  /** Calls in each second of the morning. */
  calls: Record<CallName, Float64Array>
  /** Readers with an open page in each second. */
  open: Float64Array
  /** Articles opened in the whole morning. */
  articles: number
}

/** Simulates the morning of a number of daily readers; the same seed gives the same morning. */
export function morningOf(readers: number, seed: number, mostDrawn = MAX_DRAWN): Morning {
  const visits = Math.round(readers * B.morningShare)
  const drawn = Math.min(visits, mostDrawn)
  const morning = new Tally(visits / Math.max(1, drawn))
  const random = randomFrom(seed)
  for (let count = 0; count < drawn; count++) visit(morning, new Chance(random))
  return morning.result(readers)
}

/** The actions of one visit in order; `now` is the second of the morning. */
function visit(morning: Tally, chance: Chance): void {
  const begin = arrival(chance)
  const isPro = chance.is(B.proShare)
  let now = openProduct(morning, chance, begin)
  const articles = chance.pick(B.articleShares)
  for (let count = 0; count < articles; count++) {
    now = readArticle(morning, chance, now)
    if (isPro && chance.is(B.quizShare * B.quizzesOfArticles)) now = takeQuiz(morning, chance, now)
  }
  if (isPro && chance.is(B.listenShare)) listen(morning, chance, begin)
  if (isPro && chance.is(B.forumShare)) now = lookIntoForums(morning, chance, now)
  if (chance.is(B.searchShare)) for (let count = 0; count < B.searchCalls; count++) morning.note('search', now + 2 * count)
  stayOpen(morning, begin, now)
}

function arrival(chance: Chance): number {
  for (;;) {
    const at = chance.is(B.openingShare) ? B.opensAt + chance.waiting(B.openingMean) : B.usualAt + B.usualSpread * chance.normal()
    if (at >= B.from && at < B.until) return at - B.from
  }
}

/** The list of days and the requests of the page layout. The list is new at the first visit of a day. */
function openProduct(morning: Tally, chance: Chance, begin: number): number {
  if (chance.is(B.freshDeviceShare) || chance.is(B.versionShare)) morning.note('static shell', begin)
  if (chance.is(B.signInShare)) morning.note('login', begin)
  morning.note('session touch', begin)
  for (const call of ['worker check', 'profile', 'entries 200', 'half-read', 'read ids', 'bookmark ids'] as const)
    morning.note(call, begin)
  return begin + chance.about(B.dashboardSeconds)
}

/** Opening an article marks it as read, which refetches everything that depends on it. */
function readArticle(morning: Tally, chance: Chance, now: number): number {
  morning.articles += morning.weight
  morning.note(chance.is(B.againShare) ? 'article 304' : 'article 200', now)
  for (const call of ['position get', 'bookmark status', 'read ids', 'progress post'] as const) morning.note(call, now)
  for (const call of ['read ids', 'streak 304', 'unread-count 304'] as const) morning.note(call, now + 1)
  const seconds = Math.min(30 * 60, B.readingSeconds * Math.exp(B.readingSpread * chance.normal()))
  for (let at = POSITION_EVERY_S; at < seconds; at += POSITION_EVERY_S)
    if (chance.is(B.scrolledShare)) morning.note('position put', now + at)
  const end = now + seconds
  morning.note('position put', end)
  if (!chance.is(B.backShare)) return end
  morning.note('half-read', end)
  morning.note('entries 304', end)
  return end + chance.about(B.dashboardSeconds)
}

function takeQuiz(morning: Tally, chance: Chance, now: number): number {
  morning.note('quiz get', now)
  const end = now + chance.about(B.quizSeconds)
  morning.note('quiz submit', end)
  return end
}

function listen(morning: Tally, chance: Chance, begin: number): void {
  morning.note('audio address', begin)
  const minutes = chance.about(B.listenMinutes)
  for (let minute = 0; minute < minutes; minute++) morning.note('audio minute', begin + 60 * minute)
}

function lookIntoForums(morning: Tally, chance: Chance, begin: number): number {
  let now = begin
  morning.note('forum list', now)
  for (let count = 0; count < B.forumsVisited; count++) {
    const end = now + chance.about(B.forumSeconds)
    every(FORUM_EVERY_S, now, end, (at) => morning.note('forum page', at))
    if (chance.is(B.reactShare)) morning.note('react', (now + end) / 2)
    now = end
  }
  if (chance.is(B.postShare)) morning.note('forum post', now)
  return now
}

/** Polling while a page is open. Hidden pages do not poll, so the visit ends with the last action. */
function stayOpen(morning: Tally, begin: number, end: number): void {
  morning.keepOpen(begin, end)
  every(UNREAD_EVERY_S, begin, end, (at) => morning.note('unread-count 304', at))
  every(STREAK_EVERY_S, begin, end, (at) => morning.note('streak 304', at))
  every(SESSION_TRUSTED_S, begin, end, (at) => morning.note('session lookup', at))
}

/** Immediately, and then at intervals. */
function every(seconds: number, begin: number, end: number, act: (at: number) => void): void {
  for (let at = begin; at < end; at += seconds) act(at)
}

class Tally {
  readonly weight: number
  readonly #calls = Object.fromEntries(CALLS.map((name) => [name, new Float64Array(SECONDS)])) as Morning['calls']
  /** The change of the number of open pages since the previous second. */
  readonly #changes = new Float64Array(SECONDS + 1)
  articles = 0

  constructor(weight: number) {
    this.weight = weight
  }

  note(name: CallName, at: number): void {
    const second = Math.floor(at)
    if (second < SECONDS) (this.#calls[name][second] as number) += this.weight
  }

  keepOpen(begin: number, end: number): void {
    ;(this.#changes[Math.min(SECONDS, Math.floor(begin))] as number) += this.weight
    ;(this.#changes[Math.min(SECONDS, Math.ceil(end))] as number) -= this.weight
  }

  result(readers: number): Morning {
    let now = 0
    const open = Float64Array.from({ length: SECONDS }, (_, second) => {
      now += this.#changes[second] as number
      return now
    })
    return { readers, calls: this.#calls, open, articles: this.articles }
  }
}

class Chance {
  readonly #random: () => number

  constructor(random: () => number) {
    this.#random = random
  }

  is(share: number): boolean {
    return this.#random() < share
  }

  /** 50 to 150 percent. */
  about(mean: number): number {
    return mean * (0.5 + this.#random())
  }

  /** The time until a random event with the mean interval `mean`. */
  waiting(mean: number): number {
    return -mean * Math.log(1 - this.#random())
  }

  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.#random())) * Math.cos(2 * Math.PI * this.#random())
  }

  /** @returns a random index, weighted by the shares */
  pick(shares: readonly number[]): number {
    const drawn = this.#random()
    let sum = 0
    const place = shares.findIndex((share) => {
      sum += share
      return drawn < sum
    })
    return place < 0 ? shares.length - 1 : place
  }
}
