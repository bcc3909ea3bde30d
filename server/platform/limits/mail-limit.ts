import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import { mailboxOf } from '#server/platform/text/mailbox.ts'
import { countInWindow } from './stored-window.ts'

const HOUR_MS = 3_600_000
/** Per kind and mailbox. */
const SPANS = { hour: { most: 5, windowMs: HOUR_MS }, day: { most: 10, windowMs: 24 * HOUR_MS } } as const

/** Anybody can request it for any address. */
interface AskedMail {
  kind: 'confirmation' | 'sign-in-link' | 'password-reset' | 'notice'
  to: string
  now: Date
}

/** By mailbox: recreating the account does not reset it. */
export async function withinMailLimit(db: Db, mail: AskedMail, send: () => Promise<unknown>): Promise<void> {
  const { hour, day } = await keysOf(db, mail)
  if (!(await count(db, 'hour', hour, mail.now))) return
  if (!(await count(db, 'day', day, mail.now))) return takeBack(db, [hour])
  await send().catch(async (error) => {
    await takeBack(db, [hour, day])
    throw error
  })
}

export async function isMailLimitReached(db: Db, mail: AskedMail): Promise<boolean> {
  const { hour, day } = await keysOf(db, mail)
  const rows = await db
    .selectFrom('mail_counts')
    .where('key', 'in', [hour, day])
    .where('window_ends_at', '>', mail.now)
    .select(['key', 'mails'])
    .execute()
  return rows.some(({ key, mails }) => mails >= SPANS[key === hour ? 'hour' : 'day'].most)
}

const count = (db: Db, span: keyof typeof SPANS, key: string, now: Date): Promise<boolean> =>
  countInWindow(db, { table: 'mail_counts', key: { key }, count: 'mails', ...SPANS[span] }, now)

async function takeBack(db: Db, keys: string[]): Promise<void> {
  await db.updateTable('mail_counts').set({ mails: sql`greatest(mails - 1, 0)` }).where('key', 'in', keys).execute()
}

/** Keyed: the table does not show who has an account. */
async function keysOf(db: Db, { kind, to }: AskedMail): Promise<Record<keyof typeof SPANS, string>> {
  const hash = createHmac('sha256', await secretFor(db, 'mail-counts'))
    .update(mailboxOf(to))
    .digest('hex')
  return { hour: `${kind}:hour:${hash}`, day: `${kind}:day:${hash}` }
}

export async function deleteOldMailCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('mail_counts').where('window_ends_at', '<=', now).execute()
}
