import { deleteDoneCancellations, processPendingCancellations } from '#server/billing/providers/pending-cancellations.ts'
import { deleteDoneRefunds, processPendingRefunds } from '#server/billing/providers/pending-refunds.ts'
import { type JobContext, MAILS_OF_A_KIND, messageId } from '#server/job-context.ts'
import { advanceDueSubscriptions } from './commands/advance-due-subscriptions.ts'
import { deleteOldTrialNetworks } from './commands/count-trial.ts'
import { deleteOldPaymentEvents } from './commands/delete-old-payment-events.ts'
import { billingMail } from './mail.ts'
import type { BillingMailJob } from './notices.ts'
import { findRecipient } from './queries.ts'

export async function subscriptionJobs({ db, queue, payments, sendMail, publicUrl, now, log }: JobContext): Promise<void> {
  await queue.work('mail-billing', MAILS_OF_A_KIND, async ({ userId, kind, detail }: BillingMailJob, { id }) => {
    const recipient = await findRecipient(db, userId)
    if (!recipient) return
    const { email: to, username } = recipient
    await sendMail({ to, messageId: messageId(id, publicUrl), ...billingMail({ username, kind, detail, publicUrl }) })
  })
  await queue.schedule('walk-billing-clock', '* * * * *', () =>
    advanceDueSubscriptions(db, queue, now(), (err) => log.error({ err }, 'could not update a subscription')),
  )
  await queue.schedule('forget-payment-events', '57 3 * * *', async () => {
    await deleteOldPaymentEvents(db, now())
    await deleteDoneCancellations(db, now())
    await deleteDoneRefunds(db, now())
    await deleteOldTrialNetworks(db, now())
  })
  await queue.schedule('end-subscriptions', '* * * * *', () => processPendingCancellations(db, payments, now()))
  await queue.schedule('refund-payments', '* * * * *', () => processPendingRefunds(db, payments, now()))
}
