import { deleteDoneCancellations, processPendingCancellations } from '#server/billing/providers/pending-cancellations.ts'
import { deleteDoneRefunds, processPendingRefunds } from '#server/billing/providers/pending-refunds.ts'
import { type Job, type JobContext, MAILS_OF_A_KIND, messageId } from '#server/job-context.ts'
import { dayOf } from '#server/messaging/shared/earlier-patterns.ts'
import type { WorkedJob } from '#server/platform/jobs/queue.ts'
import { languageOf } from '#server/platform/text/language-of.ts'
import { advanceDueSubscriptions } from './commands/advance-due-subscriptions.ts'
import { deleteOldTrialNetworks } from './commands/count-trial.ts'
import { deleteOldPaymentEvents } from './commands/delete-old-payment-events.ts'
import { billingMail } from './mail.ts'
import type { BillingMailJob } from './notices.ts'
import { findRecipient } from './queries.ts'

export const subscriptionJobs: Job[] = [
  { name: 'mail-billing', ...MAILS_OF_A_KIND, run: mailCustomer },
  {
    name: 'advance-due-subscriptions',
    formerly: ['walk-billing-clock'],
    cron: '* * * * *',
    run: ({ db, queue, now, log }) =>
      advanceDueSubscriptions(db, queue, now(), (err) => log.error({ err }, 'could not update a subscription')),
  },
  { name: 'delete-old-payment-events', formerly: ['forget-payment-events'], cron: '57 3 * * *', run: deleteOldPayments },
  {
    name: 'end-subscriptions',
    cron: '* * * * *',
    run: ({ db, payments, now }) => processPendingCancellations(db, payments, now()),
  },
  { name: 'refund-payments', cron: '* * * * *', run: ({ db, payments, now }) => processPendingRefunds(db, payments, now()) },
]

export async function mailCustomer(
  { db, sendMail, settings: { publicUrl } }: JobContext,
  { userId, kind, detail, day = dayOf(detail) }: BillingMailJob,
  { id }: WorkedJob,
): Promise<void> {
  const recipient = await findRecipient(db, userId)
  if (!recipient) return
  const { email: to, username, interface_language } = recipient
  const receiver = { username, language: languageOf(interface_language) }
  await sendMail({
    to,
    messageId: messageId(id, publicUrl),
    ...billingMail({ ...receiver, kind, detail: day ?? detail, publicUrl }),
  })
}

async function deleteOldPayments({ db, now }: JobContext): Promise<void> {
  await deleteOldPaymentEvents(db, now())
  await deleteDoneCancellations(db, now())
  await deleteDoneRefunds(db, now())
  await deleteOldTrialNetworks(db, now())
}
