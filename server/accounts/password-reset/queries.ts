import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'

export async function countResetsSince(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('password_resets')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findResetOwner(db: Db, token: string, now: Date) {
  return db
    .selectFrom('password_resets as r')
    .innerJoin('users', 'users.user_id', 'r.user_id')
    .where('r.token_hash', '=', hashOf(token))
    .where('r.expires_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('password_resets as n')
            .whereRef('n.user_id', '=', 'r.user_id')
            .whereRef('n.created_at', '>', 'r.created_at')
            .select('n.token_hash'),
        ),
      ),
    )
    .select(['r.user_id', 'users.email', 'users.role'])
    .executeTakeFirst()
}
