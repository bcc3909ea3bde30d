import { sql } from 'kysely'
import type { Provider } from '#contract/billing/billing-rules.ts'
import { lockAccountForDeletion } from '#server/accounts/accounts/commands/lock-account.ts'
import { requestCancellation } from '#server/billing/providers/pending-cancellations.ts'
import type { Db } from '#server/db/open.ts'

/** A job ends subscriptions at the provider afterwards. Later events match no account. */
export async function subscriptionsOnAccountDeleted(db: Db, userId: string, now: Date): Promise<void> {
  await lockAccountForDeletion(db, userId)
  const running = await db
    .selectFrom('subscriptions')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .select(['provider', 'provider_ref'])
    .execute()
  for (const { provider, provider_ref } of running)
    await requestCancellation(db, provider as Provider, provider_ref, 'account_left', now)
  await sql`
    delete from billing_events where checkout_id in (select checkout_id from billing_checkouts where user_id = ${userId})`.execute(
    db,
  )
}
