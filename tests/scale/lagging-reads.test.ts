import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import type { Replica } from '#server/db/replica.ts'
import { READS, readOf } from '#tests/support/fuzz/reads.ts'
import { World } from '#tests/support/fuzz/world.ts'
import { ownDatabase } from '#tests/support/server/database.ts'
import { hearing } from '#tests/support/server/statements.ts'

/** Handlers of these are given a standby of the database, on which nothing can be written. */
test('only reads may be answered from a copy that is a moment behind', () => {
  const lagging = endpoints.filter(({ endpoint }) => endpoint.allowReplica)
  expect(lagging.length).toBeGreaterThan(0)
  expect(lagging.filter(({ endpoint }) => endpoint.method !== 'GET')).toEqual([])
})

const WRITES =
  /\b(insert|update|delete|merge|truncate|pg_notify|nextval|setval|set_config|pg_advisory\w*)\b|\bfor (no key )?(update|share|key share)\b/i

/** The same database, of which only reading is allowed. It tells of more than a standby would: there, such a call is made again elsewhere. */
class ReadOnly implements Replica {
  asked = 0
  readonly #db: ReturnType<typeof hearing>

  constructor({ db }: OpenDatabase) {
    this.#db = hearing(db, ({ sql }) => {
      this.asked++
      if (WRITES.test(sql.replace(/'[^']*'|"[^"]*"/g, ''))) throw new Error(`This would write: ${sql}`)
    })
  }

  knowing = () => this.#db

  mistrust() {
    throw new Error('It failed, and nobody would have been told')
  }

  close = async () => {}
}

describe('what may be answered from a copy that is a moment behind', () => {
  const world = new World()
  let standby: ReadOnly
  beforeAll(() =>
    world.start(ownDatabase, (database) => {
      standby = new ReadOnly(database)
      return standby
    }),
  )
  afterAll(() => world.stop())

  test.each(READS.filter(([, endpoint]) => endpoint.allowReplica))(
    '%s writes nothing, and answers the same',
    async (_, endpoint) => {
      const read = await readOf(world, endpoint)
      standby.asked = 0
      const here = await read()
      expect(standby.asked).toBe(0)
      const there = await read({ 'x-quiet-for': '3600' })
      expect([there.statusCode, there.body]).toEqual([200, here.body])
      expect(standby.asked).toBeGreaterThan(0)
    },
  )
})
