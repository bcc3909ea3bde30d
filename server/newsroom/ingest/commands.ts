import type { DayUpload } from '#contract/newsroom/ingest.ts'
import type { Db } from '#server/db/open.ts'
import { type Actor, type IngestedDay, takeInDay } from '#server/newsroom/entries/commands.ts'

/**
 * Takes in a day that has been validated: all of it or nothing.
 * @param actor who uploads it; nobody where a program does
 * @throws Refusal 409 when the date exists and `replace` is not set, or when the entry is not at the revision that was seen
 */
export const ingestDay = (db: Db, day: DayUpload, now: Date, actor: Actor = null): Promise<IngestedDay> =>
  takeInDay(db, day, actor, now)
