import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'

/** No data: units hold the work. */
export const WAKE = { text: 'make-texts', audio: 'make-audio' } as const

/** Fails harmlessly during startup: workers look for units at start and every minute. */
export async function wakeWorkers(db: Db, queue: Queue): Promise<void> {
  try {
    await queue.enqueue(db, WAKE.text, {})
    await queue.enqueue(db, WAKE.audio, {})
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}
