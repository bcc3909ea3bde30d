import { sql } from 'kysely'
import { can } from '#contract/roles.ts'
import { type LockedAccount, lockAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { tipLiked } from '../notices.ts'
import type { Person } from '../policy.ts'
import { likesToday } from '../queries.ts'
import { LIKEABLE, type LikeableKind } from '../rules.ts'
import { lockEntry } from './lock-entry.ts'

/** Idempotent. @throws HttpError 404, 422 for the caller's own, 429 */
export async function like(db: Db, person: Person, kind: LikeableKind, id: string, quotas: Quotas, now: Date) {
  const { table, key, likes, own } = LIKEABLE[kind]
  return inTransaction(db, async (db) => {
    const author = await lockAccount(db, sql`(select author_id from ${sql.table(table)} where ${sql.ref(key)} = ${id})`)
    const { author_id, likes_count, title } = await lockEntry(db, kind, id)
    if (author_id === person.id) throw new HttpError(422, own)
    const { rows } = await sql`
      insert into ${sql.table(likes)} (${sql.ref(key)}, user_id, created_at) values (${id}, ${person.id}, ${now})
      on conflict do nothing returning user_id`.execute(db)
    if (rows.length === 0) return { likes_count, is_liked: true }
    await consumeQuota(db, person.id, 'reactions', quotas.reactions, now)
    await addToLikes(db, kind, id, 1)
    if (kind === 'tip' && author) await notifyAuthor(db, author, { tip_id: id, title }, person.username, now)
    return { likes_count: likes_count + 1, is_liked: true }
  })
}

/** @throws HttpError 404 */
export async function unlike(db: Db, userId: string, kind: LikeableKind, id: string) {
  const { key, likes } = LIKEABLE[kind]
  return inTransaction(db, async (db) => {
    const { likes_count } = await lockEntry(db, kind, id)
    const { rows } = await sql`
      delete from ${sql.table(likes)} where ${sql.ref(key)} = ${id} and user_id = ${userId} returning user_id`.execute(db)
    if (rows.length > 0) await addToLikes(db, kind, id, -1)
    return { likes_count: likes_count - rows.length, is_liked: false }
  })
}

const addToLikes = (db: Db, kind: LikeableKind, id: string, step: 1 | -1) =>
  sql`update ${sql.table(LIKEABLE[kind].table)} set likes_count = likes_count + ${step}
    where ${sql.ref(LIKEABLE[kind].key)} = ${id}`.execute(db)

async function notifyAuthor(
  db: Db,
  { user_id, role, time_zone }: LockedAccount,
  tip: { tip_id: string; title: string },
  username: string,
  now: Date,
): Promise<void> {
  if (!can(role, 'community')) return
  const today = await likesToday(db, tip.tip_id, time_zone, now)
  await notify(db, [{ userId: user_id, ...tipLiked(tip, { username, day: dayIn(time_zone, now), today }) }], now)
}
