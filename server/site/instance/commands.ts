import type { DayUpload } from '#contract/newsroom/ingest.ts'
import { createAccount } from '#server/accounts/accounts/commands/create-account.ts'
import type { Db } from '#server/db/open.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './rules.ts'

/** Fills a fresh demo with accounts and the sample days, the way an admin would. What is there already stays as it is. */
export async function seedDemo(db: Db, days: DayUpload[], now: Date): Promise<void> {
  for (const { email, role } of DEMO_ACCOUNTS) {
    await unlessThere(createAccount(db, { email, password: DEMO_PASSWORD, role }, now))
  }
  for (const day of days) await unlessThere(ingestDay(db, day, now, { id: null, username: 'Sample content' }))
}

async function unlessThere(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409) throw error
  }
}
