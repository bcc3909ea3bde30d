import type { Job, JobContext } from '#server/job-context.ts'
import { DRAFTING_JOB } from './commands/ask-proposal.ts'
import { deleteOldProposals } from './commands/delete-old-proposals.ts'
import { makeProposals } from './commands/make-proposals.ts'

export const draftingJobs: Job[] = [
  {
    name: DRAFTING_JOB,
    onlyOneWaits: true,
    run: (context, _data: unknown, { stopping }) => makeOneByOne(context, stopping),
  },
  {
    name: 'make-waiting-proposals',
    cron: '* * * * *',
    isShared: true,
    run: makeOneByOne,
  },
  {
    name: 'delete-old-proposals',
    cron: '53 3 * * *',
    run: ({ db, now }) => deleteOldProposals(db, now()),
  },
]

const running = new WeakMap<JobContext, Promise<void>>()

/** One worker per process. */
function makeOneByOne(context: JobContext, stopping?: AbortSignal): Promise<void> {
  const current = running.get(context)
  if (current) return current
  const { db, engines, settings, now, log } = context
  const prices = settings.engines.drafting?.prices ?? null
  const made = { db, chat: engines.drafting, prices, quota: settings.allowances.drafts, now, log }
  const started = makeProposals(made, stopping).finally(() => running.delete(context))
  running.set(context, started)
  return started
}
