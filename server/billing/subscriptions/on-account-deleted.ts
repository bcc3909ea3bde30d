import { sql } from 'kysely'
import type { Provider } from '#contract/billing/billing-rules.ts'
import { lockAccountForDeletion } from '#server/accounts/accounts/commands/lock-account.ts'
import { endLater } from '#server/billing/providers/payment-endings.ts'
import type { Db } from '#server/db/open.ts'

/**
 * Before an account goes: what it still pays for is ended at the provider, by a job that outlives the account. What the provider told of it goes;
 * what it tells later finds nobody.
 */
export async function subscriptionsOnAccountDeleted(db: Db, userId: string, now: Date): Promise<void> {
  await lockAccountForDeletion(db, userId)
  const running = await db
    .selectFrom('subscriptions')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .select(['provider', 'provider_ref'])
    .execute()
  for (const { provider, provider_ref } of running) await endLater(db, provider as Provider, provider_ref, 'account_left', now)
  await sql`
    delete from billing_events where checkout_id in (select checkout_id from billing_checkouts where user_id = ${userId})`.execute(
    db,
  )
}
