import type { UnitKind } from '#contract/newsroom/processing-rules.ts'
import type { JobContext } from '#server/job-context.ts'
import { makeDueUnits } from './commands/make-due-units.ts'
import { deleteOldBlocks } from './commands/save-blocks.ts'
import { WAKE } from './commands/wake-workers.ts'

export async function processingJobs(context: JobContext): Promise<void> {
  const { queue, db, now } = context
  const running = new Map<UnitKind, Promise<void>>()
  /** One worker per kind and process: it makes one unit at a time. */
  const work = (kind: UnitKind, ending?: AbortSignal): Promise<void> => {
    const current = running.get(kind)
    if (current) return current
    const started = makeDueUnits(kind, context, ending).finally(() => running.delete(kind))
    running.set(kind, started)
    return started
  }
  for (const kind of ['text', 'audio'] as const)
    await queue.work(WAKE[kind], { onlyOneWaits: true }, (_data, { stopping }) => work(kind, stopping))
  const makeAll = async (ending: AbortSignal) => void (await Promise.all([work('text', ending), work('audio', ending)]))
  await queue.schedule('make-what-waits', '* * * * *', makeAll, { isShared: true })
  await queue.schedule('forget-old-blocks', '43 3 * * *', async () => void (await deleteOldBlocks(db, now())))
}
