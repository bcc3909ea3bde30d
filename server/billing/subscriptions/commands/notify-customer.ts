import { dayInWords } from '#contract/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { type BillingMailJob, type BillingNews, billingNotice, noticeKind } from '../notices.ts'
import * as queries from '../queries.ts'
import type { PaidState } from '../rules.ts'

/** Skips deleted and suspended accounts. @param detail date, or amount as text */
export async function notifyCustomer(
  db: Db,
  queue: Queue,
  { userId, kind, about, detail }: Omit<BillingNews, 'detail'> & { detail: Date | string },
  now: Date,
): Promise<void> {
  const recipient = await queries.findRecipient(db, userId)
  if (!recipient) return
  const said: Pick<BillingMailJob, 'day' | 'detail'> =
    typeof detail === 'string' ? { detail } : saidOf(dayIn(recipient.time_zone, detail))
  await notify(db, [billingNotice({ userId, kind, about, detail: said.day ?? said.detail })], now)
  await queue.enqueue(db, 'mail-billing', { userId, kind, ...said } satisfies BillingMailJob)
}

const saidOf = (day: string) => ({ day, detail: dayInWords(day) })

/** Reads again, as the text has dates. */
export async function notifyStateChange(
  db: Db,
  queue: Queue,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  before: PaidState | null,
  now: Date,
): Promise<void> {
  const subscription = (await queries.subscriptionsOf(db, userId, now)).find((one) => one.subscriptionId === subscriptionId)
  const kind = subscription && noticeKind(before, subscription.state)
  if (!subscription || !kind) return
  const { periodEnd, graceUntil, endedAt } = subscription
  const detail = (kind === 'cancelled' ? periodEnd : graceUntil) ?? endedAt ?? now
  await notifyCustomer(db, queue, { userId, kind, about: `${subscriptionId}:${now.toISOString()}`, detail }, now)
}
