import type { Db } from './open.ts'

/** So many statements of a kind are under way from one process; what comes meanwhile goes with the next. */
const AT_ONCE = 2
/** So many writes go together at most. */
const MOST = 50
/** A statement that takes longer, as it waits for what somebody else holds, no longer keeps the others waiting. */
const SLOW_MS = 100

interface Kind<Given, Made> {
  /** Of one person there is never more than one write in a statement. */
  personOf: (given: Given) => string
  /** Writes all, and answers for each in its place. Should it throw for what one of several may be to blame for, each is written alone. */
  write: (db: Db, all: Given[]) => Promise<Made[]>
}

interface Waiting<Given, Made> {
  given: Given
  resolve: (made: Made) => void
  reject: (error: unknown) => void
}

/**
 * A write that many people make in the same moments. Where few do it goes at once and alone; what comes while others are under way waits for
 * them and goes in one statement and one commit, so that the more there is to do, the less each costs. Inside a transaction it is not gathered.
 * @throws what `write` throws for this one alone
 */
export function gathered<Given, Made>(kind: Kind<Given, Made>): (db: Db, given: Given) => Promise<Made> {
  const queues = new WeakMap<Db, Gathering<Given, Made>>()
  return async (db, given) => {
    if (db.isTransaction) return alone(kind, db, given)
    const queue = queues.get(db) ?? new Gathering(kind, db)
    queues.set(db, queue)
    return queue.add(given)
  }
}

const alone = async <Given, Made>({ write }: Kind<Given, Made>, db: Db, given: Given): Promise<Made> =>
  (await write(db, [given]))[0] as Made

class Gathering<Given, Made> {
  readonly #kind: Kind<Given, Made>
  readonly #db: Db
  #waiting: Waiting<Given, Made>[] = []
  #underWay = 0

  constructor(kind: Kind<Given, Made>, db: Db) {
    this.#kind = kind
    this.#db = db
  }

  add(given: Given): Promise<Made> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ given, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    if (this.#underWay >= AT_ONCE || this.#waiting.length === 0) return
    this.#underWay++
    let isOver = false
    const over = () => {
      if (isOver) return
      isOver = true
      this.#underWay--
      this.#next()
    }
    const slow = setTimeout(over, SLOW_MS)
    void this.#write(this.#taken()).finally(() => {
      clearTimeout(slow)
      over()
    })
  }

  /** The first of each person, in the order of persons: so do all processes, and none waits for one that waits for it. */
  #taken(): Waiting<Given, Made>[] {
    const taken = new Map<string, Waiting<Given, Made>>()
    const left: Waiting<Given, Made>[] = []
    for (const one of this.#waiting) {
      const person = this.#kind.personOf(one.given)
      if (taken.size < MOST && !taken.has(person)) taken.set(person, one)
      else left.push(one)
    }
    this.#waiting = left
    return [...taken].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, waiting]) => waiting)
  }

  async #write(all: Waiting<Given, Made>[]): Promise<void> {
    try {
      const made = await this.#kind.write(
        this.#db,
        all.map((one) => one.given),
      )
      for (const [place, { resolve }] of all.entries()) resolve(made[place] as Made)
    } catch (error) {
      if (all.length === 1 || !isOfOneOfThem(error)) for (const { reject } of all) reject(error)
      else for (const { given, resolve, reject } of all) alone(this.#kind, this.#db, given).then(resolve, reject)
    }
  }
}

/** Values, rules, conflicts and locks: what one of them may be to blame for. A database that cannot be reached is none of these. */
const isOfOneOfThem = (error: unknown): boolean => /^(22|23|40|55)...$/.test(String((error as { code?: unknown }).code))
