import type { SecondFactor } from '#contract/accounts/second-factor.ts'
import type { Db } from '#server/db/open.ts'

export type SecondFactorState = Omit<SecondFactor, 'is_required'>

export async function findState(db: Db, userId: string): Promise<SecondFactorState> {
  const row = await db
    .selectFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select(['confirmed_at'])
    .select((eb) =>
      eb
        .selectFrom('recovery_codes')
        .whereRef('recovery_codes.user_id', '=', 'second_factors.user_id')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .as('codes'),
    )
    .executeTakeFirst()
  return { enabled_at: row?.confirmed_at?.toISOString() ?? null, recovery_codes_left: Number(row?.codes ?? 0) }
}

export const lockSecondFactor = (db: Db, userId: string) =>
  db.selectFrom('second_factors').where('user_id', '=', userId).selectAll().forUpdate().executeTakeFirst()

export async function isEnabled(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export const personalSecondFactorData = (db: Db, userId: string) => findState(db, userId)
