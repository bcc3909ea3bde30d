import type { Db } from '#server/db/open.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import type { FactorChange } from '../mail.ts'

/** Needs the transaction of the change. */
export const mailFactorChange = (db: Db, queue: Queue, userId: string, change: FactorChange): Promise<void> =>
  queue.enqueue(db, 'mail-factor-changed', { userId, change })
