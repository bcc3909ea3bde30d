import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_PREFERENCES, EMAIL_TOGGLES, TOGGLES } from '#contract/messaging/notification-types.ts'
import { migrate, migrationNames } from '#server/db/migrate.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { emptyDatabase } from '#tests/support/server/database.ts'
import { savePreferences } from '../notifications/commands/save-preferences.ts'
import { findPreferences } from '../notifications/queries.ts'

/** The last schema with a column for each preference. */
const before = migrationNames().findLast((name) => name < '0062') ?? ''
const NOW = new Date('2026-01-15T06:00:00Z')

describe('preferences stored in a column each', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>
  /** Everybody has turned off one switch, the last one also emails. */
  const people = new Map(TOGGLES.map((name) => [name, newId()]))
  const untouched = newId()

  const insertUser = (id: string) =>
    sql`insert into users (user_id, email, email_key, username, username_key, password_hash, created_at, updated_at)
      values (${id}, ${id}, ${id}, ${id.slice(-12)}, ${id.slice(-12)}, 'x', ${NOW}, ${NOW})`.execute(database.db)

  /** As a process of the previous version does it. */
  const saveColumn = (id: string, name: string, value: unknown) =>
    sql`insert into notification_preferences (user_id, ${sql.ref(name)}, updated_at) values (${id}, ${value}, ${NOW})
      on conflict (user_id) do update set ${sql.ref(name)} = ${value}`.execute(database.db)

  const columnsOf = async (id: string) =>
    (await sql<object>`select * from notification_preferences where user_id = ${id}`.execute(database.db)).rows[0]

  beforeAll(async () => {
    database = await emptyDatabase()
    await migrate(database.db, before.replace('.sql', ''))
    for (const [name, id] of people) {
      await insertUser(id)
      await saveColumn(id, name, false)
    }
    await insertUser(untouched)
    await saveColumn(people.get('in_app_peer_learning') ?? '', 'email_frequency', 'weekly')
    await migrate(database.db)
  })
  afterAll(() => database.close())

  test('keep their values', async () => {
    for (const [name, id] of people)
      expect(await findPreferences(database.db, id)).toEqual({
        ...DEFAULT_PREFERENCES,
        [name]: false,
        ...(name === 'in_app_peer_learning' && { email_frequency: 'weekly' }),
      })
    expect(await findPreferences(database.db, untouched)).toEqual(DEFAULT_PREFERENCES)
  })

  test('also silence messages to everybody of the types that were off', async () => {
    const silenced = (name: (typeof TOGGLES)[number]) =>
      database.db
        .selectFrom('broadcast_silences')
        .where('user_id', '=', people.get(name) ?? '')
        .where('silent_to', 'is', null)
        .orderBy('type')
        .select('type')
        .execute()
    expect(await silenced('in_app_article_updates')).toEqual([{ type: 'article_addition' }, { type: 'article_correction' }])
    for (const name of EMAIL_TOGGLES) expect(await silenced(name)).toEqual([])
  })

  test('can be changed by processes of both versions', async () => {
    const id = newId()
    await insertUser(id)
    await saveColumn(id, 'in_app_forum_likes', false)
    expect(await findPreferences(database.db, id)).toEqual({ ...DEFAULT_PREFERENCES, in_app_forum_likes: false })
    await savePreferences(database.db, id, { in_app_forum_likes: true, email_frequency: 'never' }, NOW)
    expect(await columnsOf(id)).toMatchObject({ in_app_forum_likes: true, email_frequency: 'never' })
    await saveColumn(id, 'in_app_forum_likes', false)
    expect(await findPreferences(database.db, id)).toEqual({
      ...DEFAULT_PREFERENCES,
      in_app_forum_likes: false,
      email_frequency: 'never',
    })

    const other = newId()
    await insertUser(other)
    await savePreferences(database.db, other, { email_daily_digest: false }, NOW)
    expect(await columnsOf(other)).toMatchObject({ email_daily_digest: false, in_app_forum_likes: true })
  })
})
