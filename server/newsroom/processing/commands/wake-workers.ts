import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'

/** The jobs carry no data: the work to do is in the units. */
export const WAKE = { text: 'make-texts', audio: 'make-audio' } as const

/** Fails while the process starts. That does no harm: workers look for units when they start, and every minute. */
export async function wakeWorkers(db: Db, queue: Queue): Promise<void> {
  try {
    await queue.enqueue(db, WAKE.text, {})
    await queue.enqueue(db, WAKE.audio, {})
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}
