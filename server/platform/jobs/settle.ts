import type { JobResult, JobWithMetadata } from 'pg-boss'
import { storable } from '#server/platform/text/storable.ts'

export async function settle(
  job: JobWithMetadata<unknown>,
  work: (job: JobWithMetadata<unknown>) => Promise<void>,
  onGivenUp: (error: unknown, job: JobWithMetadata<unknown>) => void,
): Promise<JobResult> {
  try {
    await work(job)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const isHopeless = isRefusedValue(error)
    if (isHopeless || job.retryCount >= job.retryLimit) onGivenUp(error, job)
    return { id: job.id, status: isHopeless ? 'deadletter' : 'failed', output: reasonOf(error) }
  }
}

/** SQLSTATE class 22: every retry would fail. */
const isRefusedValue = (error: unknown): boolean => /^22...$/.test(String((error as { code?: unknown } | null)?.code))

/** An error may quote text that the database cannot store. */
function reasonOf(error: unknown): object {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return storable({ name, message, stack })
}
