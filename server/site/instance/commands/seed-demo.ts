import type { DayUpload } from '#contract/newsroom/ingest.ts'
import { createAccount } from '#server/accounts/accounts/commands/create-account.ts'
import type { Db } from '#server/db/open.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../rules.ts'

/** Adds demo accounts and the sample days, as an admin would. Whatever exists already stays as it is. */
export async function seedDemo(db: Db, days: DayUpload[], now: Date): Promise<void> {
  for (const { email, role } of DEMO_ACCOUNTS) {
    await ignoreConflict(createAccount(db, { email, password: DEMO_PASSWORD, role }, now))
  }
  for (const day of days) await ignoreConflict(ingestDay(db, day, now, { id: null, username: 'Sample content' }))
}

async function ignoreConflict(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409) throw error
  }
}
