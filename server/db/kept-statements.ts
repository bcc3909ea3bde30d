import type pg from 'pg'

/** So many texts are kept by each connection; what comes after them is planned each time. */
const MOST = 300
const MAX_CHARACTERS = 6000
/** Texts seen once, so that those that never come again take nobody's place. */
const MAX_SEEN = 2000

/**
 * What PostgreSQL would better plan anew: search, where a plan for any word is a bad one for most; and `*`, whose columns change
 * under a kept statement when the next version migrates.
 */
const PLANNED_ANEW =
  /tsquery|similarity|(?<!count\()\*(?!\))|^\s*(begin|commit|rollback|savepoint|set|create|alter|drop|listen|vacuum)/i

/** The statements that are kept, by their text. */
export class KeptStatements {
  readonly #names = new Map<string, string>()
  readonly #seen = new Set<string>()

  /** @returns the name under which connections keep this statement, or `undefined` for what is not kept */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name || this.#names.size >= MOST || text.length > MAX_CHARACTERS || PLANNED_ANEW.test(text)) return name
    if (!this.#seen.has(text)) {
      if (this.#seen.size < MAX_SEEN) this.#seen.add(text)
      return undefined
    }
    this.#seen.delete(text)
    const given = `kept_${this.#names.size}`
    this.#names.set(text, given)
    return given
  }
}

const kept = new KeptStatements()

/** Has a connection parse and plan what is asked often once. */
export function keepStatements(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown
  const query = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? kept.nameOf(text) : undefined
    return name ? ask({ name, text, values }, undefined, ...rest) : ask(text, values, ...rest)
  }
  client.query = query as typeof client.query
}
