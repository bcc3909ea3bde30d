import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#server/db/open.ts'
import { ownDatabase } from '#tests/support/server/database.ts'
import { prepareDatabase } from './prepare.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await ownDatabase()
})
afterAll(() => database.close())

const ONE_ROLE = { migrateDatabaseUrl: null, databasePooler: false, databaseListenUrl: null }

describe('going back to the version before', () => {
  test('works while the newer one only added: it starts, and says in its log that it is older', async () => {
    await sql`insert into schema_migrations (name, timestamp) values ('9999_of_a_newer_version', '')`.execute(database.db)
    const warnings: string[] = []
    await prepareDatabase(ONE_ROLE, database.db, { warn: (message) => warnings.push(message) })
    expect(warnings).toEqual([expect.stringContaining('brought up to date by a newer version')])
  })

  test('is refused where the database belongs to another line of versions', async () => {
    await sql`insert into schema_migrations (name, timestamp) values ('0001_of_another_product', '')`.execute(database.db)
    await expect(prepareDatabase(ONE_ROLE, database.db, console)).rejects.toThrow('Migration')
  })
})
