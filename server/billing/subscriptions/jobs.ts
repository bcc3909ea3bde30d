import { endDue, forgetEndings } from '#server/billing/providers/payment-endings.ts'
import { type JobContext, messageId } from '#server/job-context.ts'
import { advanceDueSubscriptions, forgetUnmatched } from './commands.ts'
import { billingMail } from './mail.ts'
import type { BillingMailJob } from './notices.ts'
import { addresseeOf } from './queries.ts'

export async function subscriptionJobs({ db, queue, payments, sendMail, publicUrl, now, log }: JobContext): Promise<void> {
  await queue.work('mail-billing', async ({ userId, kind, detail }: BillingMailJob, { id }) => {
    const person = await addresseeOf(db, userId)
    if (!person) return
    const { email: to, username } = person
    await sendMail({ to, messageId: messageId(id, publicUrl), ...billingMail({ username, kind, detail, publicUrl }) })
  })
  await queue.schedule('walk-billing-clock', '* * * * *', () =>
    advanceDueSubscriptions(db, queue, now(), (err) => log.error({ err }, 'a subscription could not be looked after')),
  )
  await queue.schedule('forget-payment-events', '57 3 * * *', async () => {
    await forgetUnmatched(db, now())
    await forgetEndings(db, now())
  })
  await queue.schedule('end-subscriptions', '* * * * *', () => endDue(db, payments, now()))
}
