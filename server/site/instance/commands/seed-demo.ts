import type { SampleDrafts } from '#contract/newsroom/desk/sample-drafts.ts'
import type { DayUpload } from '#contract/newsroom/ingest.ts'
import type { SampleThreads } from '#contract/newsroom/threads.ts'
import { createAccount } from '#server/accounts/accounts/commands/create-account.ts'
import { restoreDemoAccounts, suspendDemoAccounts } from '#server/accounts/accounts/commands/switch-demo-accounts.ts'
import type { Db } from '#server/db/open.ts'
import { importSampleDrafts } from '#server/newsroom/desk/commands/import-sample-drafts.ts'
import { addPictures } from '#server/newsroom/entries/commands/add-pictures.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { importSampleThreads } from '#server/newsroom/threads/commands/import-sample-threads.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { dayIn, INDIA } from '#server/platform/time/local-time.ts'
import { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_PASSWORD } from '../rules.ts'

export interface Samples {
  days: DayUpload[]
  threads?: SampleThreads
  drafts?: SampleDrafts
  /** By the sample day's id. */
  pictureOf: (id: string) => Buffer | undefined
}

/** Keeps existing ones. */
export async function seedDemo(
  db: Db,
  storage: Storage,
  { days, threads, drafts, pictureOf }: Samples,
  now: Date,
): Promise<void> {
  for (const day of days) {
    const stored = await addPictures(db, storage, day, pictureOf, now)
    await ignoreConflict(ingestDay(db, stored, now, { id: null, username: 'Sample content' }))
  }
  if (threads) await importSampleThreads(db, threads, now)
  await restoreDemoAccounts(db, emails)
  // After the days, which are no news to them.
  const joined = new Date(now.getTime() + 1)
  for (const { email, role } of DEMO_ACCOUNTS) {
    await ignoreConflict(createAccount(db, { email, password: DEMO_PASSWORD, role }, joined))
  }
  if (drafts) await importSampleDrafts(db, drafts, await demoAdmin(db), dayIn(INDIA, now), now)
}

const demoAdmin = (db: Db) =>
  db.selectFrom('users').where('email', '=', DEMO_ADMIN).select(['user_id as id', 'username']).executeTakeFirstOrThrow()

export const closeDemo = (db: Db, now: Date): Promise<void> => suspendDemoAccounts(db, emails, DEMO_PASSWORD, now)

const emails = DEMO_ACCOUNTS.map(({ email }) => email)

async function ignoreConflict(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409) throw error
  }
}
