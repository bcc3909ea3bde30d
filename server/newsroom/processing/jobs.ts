import type { Job, JobContext } from '#server/job-context.ts'
import type { WorkerKind } from './commands/claim-unit.ts'
import { makeDueUnits } from './commands/make-due-units.ts'
import { deleteOldBlocks } from './commands/save-blocks.ts'
import { WAKE } from './commands/wake-workers.ts'

export const processingJobs: Job[] = [
  {
    name: WAKE.text,
    onlyOneWaits: true,
    run: (context, _data: unknown, { stopping }) => makeOneByOne('text', context, stopping),
  },
  {
    name: WAKE.audio,
    onlyOneWaits: true,
    run: (context, _data: unknown, { stopping }) => makeOneByOne('audio', context, stopping),
  },
  {
    name: 'run-translation-and-audio-jobs',
    formerly: ['make-what-waits'],
    cron: '* * * * *',
    isShared: true,
    run: async (context, stopping) => {
      await Promise.all([makeOneByOne('text', context, stopping), makeOneByOne('audio', context, stopping)])
    },
  },
  {
    name: 'delete-old-processing-blocks',
    formerly: ['forget-old-blocks'],
    cron: '43 3 * * *',
    run: async ({ db, now }) => void (await deleteOldBlocks(db, now())),
  },
]

const running = new WeakMap<JobContext, Map<WorkerKind, Promise<void>>>()

/** One worker per kind and process. */
function makeOneByOne(kind: WorkerKind, context: JobContext, stopping?: AbortSignal): Promise<void> {
  const workers = running.get(context) ?? new Map<WorkerKind, Promise<void>>()
  running.set(context, workers)
  const current = workers.get(kind)
  if (current) return current
  const { audioScope } = context.settings
  const started = makeDueUnits(kind, { ...context, audioScope }, stopping).finally(() => workers.delete(kind))
  workers.set(kind, started)
  return started
}
