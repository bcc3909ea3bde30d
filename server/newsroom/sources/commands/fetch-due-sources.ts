import { sql } from 'kysely'
import { FETCHING_IS_OFF, NOT_READ } from '#contract/newsroom/sources/source-rules.ts'
import type { Db } from '#server/db/open.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import { claimNext, failInterrupted, isHeld, releaseWork, type WorkTable } from '#server/platform/jobs/lease.ts'
import type { FetchContext } from './fetch-context.ts'
import { fetchPage } from './fetch-page.ts'
import { reserveHost } from './hosts.ts'
import { saveFetched } from './save-fetched.ts'

export const WAKE_FETCHER = 'fetch-sources'

interface DueSource {
  source_id: string
  address: string
  tries: number
}

/** A source waits and is worked on in the same state: then it is tried, and nothing is known of why not. */
export const FETCHES: WorkTable<DueSource> = {
  name: 'desk_sources',
  id: 'source_id',
  attempts: 'tries',
  until: 'try_at',
  working: sql`state = 'fetching' and tries > 0 and reason is null`,
}

const LEASE_MS = 120_000
const RETRY_MS = [20_000, 60_000, 5 * 60_000]
const MAX_PAUSE_MS = 10 * 60_000

/**
 * Fetches what is due, one page after the other.
 * @returns when the next one is due
 */
export async function fetchDueSources(context: FetchContext, stopping?: AbortSignal): Promise<Date | null> {
  for (;;) {
    if (stopping?.aborted) return null
    const source = await claim(context.db, context.now())
    if (!source) return nextDue(context.db)
    await fetchOne(source, context, stopping)
  }
}

async function claim(db: Db, now: Date): Promise<DueSource | undefined> {
  const interrupted = sql`state = 'failed', reason = ${NOT_READ}`
  await failInterrupted(db, FETCHES, { most: RETRY_MS.length + 1, set: interrupted }, now)
  const next = {
    where: sql`state = 'fetching' and try_at <= ${now}`,
    order: sql`try_at`,
    set: sql`reason = null`,
    returning: sql`source_id, address, tries`,
  }
  return claimNext(db, FETCHES, next, now, LEASE_MS)
}

async function fetchOne(source: DueSource, context: FetchContext, stopping?: AbortSignal): Promise<void> {
  const { db, settings, now } = context
  try {
    if (!settings.fetching.isOn) throw new ExternalServiceError('refused', FETCHING_IS_OFF)
    if (await saveFetched(db, source.source_id, source.address, now())) return
    const freeAt = await reserveHost(db, new URL(source.address).host, settings.fetching.pauseMs, now())
    if (freeAt) return await postpone(db, source, freeAt)
    await fetchPage(source.address, context, stopping)
    await saveFetched(db, source.source_id, source.address, now())
  } catch (error) {
    if (stopping?.aborted) return await postpone(db, source, now())
    if (!(error instanceof ExternalServiceError)) context.log.error({ err: error }, 'a source could not be read')
    await recordFailure(db, source, error, now())
  }
}

/** Not a try. */
const postpone = (db: Db, source: DueSource, until: Date) => releaseWork(db, FETCHES, source, { set: sql`reason = null`, until })

async function recordFailure(db: Db, source: DueSource, error: unknown, now: Date): Promise<void> {
  const { tries } = source
  const known = error instanceof ExternalServiceError ? error : new ExternalServiceError('away', NOT_READ)
  const pause = Math.max(RETRY_MS[tries - 1] ?? 0, known.retryAfterMs ?? 0)
  const mayRetry = known.kind === 'away' && tries <= RETRY_MS.length && pause <= MAX_PAUSE_MS
  const next = mayRetry ? { try_at: new Date(now.getTime() + pause) } : { state: 'failed', try_at: null }
  await db
    .updateTable('desk_sources')
    .set({ reason: known.message, ...next })
    .where(isHeld(FETCHES, source))
    .execute()
}

async function nextDue(db: Db): Promise<Date | null> {
  const { next } = await db
    .selectFrom('desk_sources')
    .where('state', '=', 'fetching')
    .select(({ fn }) => fn.min('try_at').as('next'))
    .executeTakeFirstOrThrow()
  return next
}
