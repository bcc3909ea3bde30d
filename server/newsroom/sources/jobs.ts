import { setTimeout as wait } from 'node:timers/promises'
import type { Job, JobContext } from '#server/job-context.ts'
import { deleteOldSources } from './commands/delete-old-sources.ts'
import { fetchDueSources, WAKE_FETCHER } from './commands/fetch-due-sources.ts'

/** A later one is fetched by the job of the next minute. */
const MAX_WAIT_MS = 15_000
const MAX_PAUSES = 40

export const sourceJobs: Job[] = [
  {
    name: WAKE_FETCHER,
    onlyOneWaits: true,
    run: (context, _data: unknown, { stopping }) => fetchWithPauses(context, stopping),
  },
  { name: 'fetch-due-sources', cron: '* * * * *', run: fetchWithPauses },
  { name: 'delete-old-sources', cron: '51 3 * * *', run: ({ db, now }) => deleteOldSources(db, now()) },
]

async function fetchWithPauses(context: JobContext, stopping?: AbortSignal): Promise<void> {
  for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
    const next = await fetchDueSources(context, stopping)
    const pause = next ? next.getTime() - context.now().getTime() : Number.POSITIVE_INFINITY
    if (stopping?.aborted || pause > MAX_WAIT_MS) return
    await wait(Math.max(0, pause), undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}
