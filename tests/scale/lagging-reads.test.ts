import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import type { Replica } from '#server/db/replica.ts'
import { READS, readOf } from '#tests/support/fuzz/reads.ts'
import { World } from '#tests/support/fuzz/world.ts'
import { ownDatabase } from '#tests/support/server/database.ts'
import { hearing } from '#tests/support/server/statements.ts'

test('only GET endpoints allow a read replica', () => {
  const lagging = endpoints.filter(({ endpoint }) => endpoint.allowReplica)
  expect(lagging.length).toBeGreaterThan(0)
  expect(lagging.filter(({ endpoint }) => endpoint.method !== 'GET')).toEqual([])
})

const WRITES =
  /\b(insert|update|delete|merge|truncate|pg_notify|nextval|setval|set_config|pg_advisory\w*)\b|\bfor (no key )?(update|share|key share)\b/i

/** The same database, opened read-only. */
class ReadOnly implements Replica {
  queries = 0
  readonly #db: ReturnType<typeof hearing>

  constructor({ db }: OpenDatabase) {
    this.#db = hearing(db, ({ sql }) => {
      this.queries++
      if (WRITES.test(sql.replace(/'[^']*'|"[^"]*"/g, ''))) throw new Error(`This would write: ${sql}`)
    })
  }

  db = () => this.#db

  close = async () => {}
}

describe('endpoints that a read replica may answer', () => {
  const world = new World()
  let standby: ReadOnly
  beforeAll(() =>
    world.start(ownDatabase, (database) => {
      standby = new ReadOnly(database)
      return standby
    }),
  )
  afterAll(() => world.stop())

  test.each(READS.filter(([, endpoint]) => endpoint.allowReplica))('%s writes nothing', async (_, endpoint) => {
    const read = await readOf(world, endpoint)
    standby.queries = 0
    expect((await read()).statusCode).toBe(200)
    expect(standby.queries).toBeGreaterThan(0)
  })

  test('personal data is read from the primary', async () => {
    const own = READS.filter(([name]) => /^GET \/api\/(progress|bookmarks\/ids|notifications)$/.test(name))
    standby.queries = 0
    for (const [, endpoint] of own) await (await readOf(world, endpoint))()
    expect([own.length > 0, standby.queries]).toEqual([true, 0])
  })
})
