import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

const MAX_NAMED = 300
const MAX_CHARACTERS = 6000
const MAX_SEEN = 2000

/** The best plan of searches depends on the words; the columns of `*` change with migrations. */
const NEVER_NAMED =
  /tsquery|similarity|(?<!count\()\*(?!\))|^\s*(begin|commit|rollback|savepoint|set|create|alter|drop|listen|vacuum)/i

export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #seen = new Set<string>()

  /** @returns `undefined`: run it unprepared */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name || this.#names.size >= MAX_NAMED || text.length > MAX_CHARACTERS || NEVER_NAMED.test(text)) return name
    if (!this.#seen.delete(text)) {
      if (this.#seen.size < MAX_SEEN) this.#seen.add(text)
      return undefined
    }
    const added = `named_${this.#names.size}`
    this.#names.set(text, added)
    return added
  }
}

/** Saves a third of the database time of a small read (docs/decisions/0029-cost-of-a-call.md). */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const names = new StatementNames()
  return {
    options: pool.options,
    connect: async () => new NamingClient(await pool.connect(), names),
    end: () => pool.end(),
  }
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client
    this.#names = names
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('Cursors are not supported')
    const values = [...parameters]
    const name = values.length > 0 ? this.#names.nameOf(sql) : undefined
    return name ? this.#client.query({ name, text: sql, values }) : this.#client.query(sql, values)
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}
