import { type Addressee, toAddressee } from '#server/accounts/shared/addressee.ts'
import type { Db } from '#server/db/open.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'

/** Needs a transaction. @returns whether the address was unconfirmed */
export async function markEmailConfirmed(db: Db, userId: string, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ email_confirmed_at: now, updated_at: now })
    .where('user_id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return false
  await invalidate(db, `person:${userId}`)
  return true
}

export async function confirmAllEmails(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_confirmed_at: now, updated_at: now })
    .where('email_confirmed_at', 'is', null)
    .execute()
}

export const findUnconfirmedPerson = async (db: Db, userId: string): Promise<Addressee | undefined> => {
  const found = await db
    .selectFrom('users')
    .where('user_id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .select(['email', 'username', 'interface_language'])
    .executeTakeFirst()
  return found && toAddressee(found)
}
