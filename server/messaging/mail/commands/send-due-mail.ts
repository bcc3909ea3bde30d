import { sql } from 'kysely'
import { cutText } from '#contract/cut-text.ts'
import type { Db } from '#server/db/open.ts'
import type { SendMail } from '#server/platform/mail/mail.ts'
import { findRecipient } from '../queries.ts'
import * as rules from '../rules.ts'
import { compose, type Delivery } from './compose-mail.ts'

export interface MailSender {
  sendMail: SendMail
  publicUrl: string
  now: () => Date
  /** Shared by overlapping runs in this process. */
  slots?: { free: number }
  /** Resolves when no urgent mail is sent. */
  whenCalm?: () => Promise<void>
  stopping?: AbortSignal
}

const DEFAULT_CONCURRENCY = 4

/** Emails are claimed, so several processes can send. After a crash one is sent again with its Message-ID. */
export async function sendDueMail(db: Db, sender: MailSender): Promise<void> {
  const until = sender.now().getTime() + rules.RUN_MS
  const slots = sender.slots ?? { free: DEFAULT_CONCURRENCY }
  const work = async (isFirst: boolean) => {
    slots.free--
    try {
      for (;;) {
        // Before claiming, as a claim lasts two minutes. The first sender goes on, so that digests do not starve.
        if (!isFirst) await sender.whenCalm?.()
        if (sender.now().getTime() >= until || sender.stopping?.aborted) return
        const next = await lockNextDelivery(db, sender.now())
        if (!next) return
        await deliver(db, sender, next)
      }
    } finally {
      slots.free++
    }
  }
  await Promise.all(Array.from({ length: slots.free }, (_, place) => work(place === 0)))
}

/** `materialized`: in a join the subquery could run per row and claim several. */
async function lockNextDelivery(db: Db, now: Date): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    with due as materialized (
      select user_id, kind, day from mail_deliveries
      where settled_at is null and due_at <= ${now} and (held_until is null or held_until <= ${now})
      order by due_at limit 1 for update skip locked
    )
    update mail_deliveries as mine set held_until = ${new Date(now.getTime() + rules.LOCK_MS)}, attempts = attempts + 1
    from due where mine.user_id = due.user_id and mine.kind = due.kind and mine.day = due.day
    returning mine.user_id, mine.kind, mine.day, mine.attempts, mine.queued_at`.execute(db)
  return rows[0]
}

/** A single process: earlier claims are void. */
export async function resetDeliveryLocks(db: Db): Promise<void> {
  await db.updateTable('mail_deliveries').set({ held_until: null }).where('settled_at', 'is', null).execute()
}

async function deliver(db: Db, sender: MailSender, delivery: Delivery): Promise<void> {
  const { now } = sender
  try {
    const isSent = await sendDelivery(db, sender, delivery)
    await updateDelivery(db, delivery).set({ settled_at: now(), held_until: null, is_sent: isSent }).execute()
  } catch (error) {
    const last_error = cutText(error instanceof Error ? error.message : String(error), 300)
    const isLast = delivery.attempts >= rules.MAX_ATTEMPTS
    const due_at = new Date(now().getTime() + rules.retryDelayMs(delivery.attempts))
    // If the claim expired, the later run's result counts.
    await updateDelivery(db, delivery)
      .where('attempts', '=', delivery.attempts)
      .where('settled_at', 'is', null)
      .set({ last_error, held_until: null, ...(isLast ? { settled_at: now() } : { due_at }) })
      .execute()
  }
}

async function sendDelivery(db: Db, { sendMail, publicUrl, now }: MailSender, delivery: Delivery): Promise<boolean> {
  const { user_id: userId, kind, day } = delivery
  const to = await findRecipient(db, userId)
  const mail = to && rules.isWanted(kind, day, to.preferences) && (await compose(db, publicUrl, delivery, to, now()))
  if (!mail) return false
  await sendMail({ to: to.email, messageId: rules.messageIdOf({ userId, kind, day }, publicUrl), ...mail })
  return true
}

const updateDelivery = (db: Db, { user_id, kind, day }: Delivery) =>
  db.updateTable('mail_deliveries').where('user_id', '=', user_id).where('kind', '=', kind).where('day', '=', day)
