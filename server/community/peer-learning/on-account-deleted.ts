import { sql } from 'kysely'
import { lockAccountForDeletion } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { anonymiseNotifications } from '#server/messaging/notifications/commands/anonymise-notifications.ts'
import { deleteNotifications } from '#server/messaging/notifications/commands/delete-notifications.ts'
import { aboutLikes, aboutResult } from './notices.ts'
import { LIKEABLE } from './rules.ts'

/** Foreign keys delete the account's own entries. Needs the transaction that deletes the account. */
export async function peerLearningOnAccountDeleted(db: Db, userId: string): Promise<void> {
  await lockAccountForDeletion(db, userId)
  const { rows: liked } = await sql<{ tip_id: string; day: string }>`
    select tip_id, (created_at at time zone 'UTC')::date + around as day
    from learning_tip_likes, generate_series(-1, 1) as around where user_id = ${userId}`.execute(db)
  await anonymiseNotifications(
    db,
    userId,
    liked.map(({ tip_id, day }) => aboutLikes(tip_id, day)),
  )
  for (const { table, key, likes } of Object.values(LIKEABLE)) {
    const liked = sql`(select ${sql.ref(key)} from ${sql.table(likes)} where user_id = ${userId})`
    // In id order, to avoid deadlocks.
    await sql`select from ${sql.table(table)} where ${sql.ref(key)} in ${liked} order by ${sql.ref(key)} for update`.execute(db)
    await sql`update ${sql.table(table)} set likes_count = likes_count - 1 where ${sql.ref(key)} in ${liked}`.execute(db)
    await sql`delete from ${sql.table(likes)} where user_id = ${userId}`.execute(db)
  }
  const shared = await db.selectFrom('shared_results').where('author_id', '=', userId).select('attempt_id').execute()
  await deleteNotifications(
    db,
    shared.flatMap(({ attempt_id }) => (attempt_id ? [aboutResult(attempt_id)] : [])),
  )
}
