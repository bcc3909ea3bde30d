import { FETCHING_IS_OFF, NOT_READ } from '#contract/newsroom/sources/source-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
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

/** A process that ends in between loses its try: the source is due again after this. */
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

function claim(db: Db, now: Date): Promise<DueSource | undefined> {
  return inTransaction(db, async (db) => {
    const due = await db
      .selectFrom('desk_sources')
      .where('state', '=', 'fetching')
      .where('try_at', '<=', now)
      .orderBy('try_at')
      .limit(1)
      .select(['source_id', 'address', 'tries'])
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return undefined
    const tries = due.tries + 1
    const try_at = new Date(now.getTime() + LEASE_MS)
    await db.updateTable('desk_sources').set({ tries, try_at }).where('source_id', '=', due.source_id).execute()
    return { source_id: due.source_id, address: due.address ?? '', tries }
  })
}

async function fetchOne(source: DueSource, context: FetchContext, stopping?: AbortSignal): Promise<void> {
  const { db, settings, now } = context
  try {
    if (!settings.fetching.isOn) throw new ExternalServiceError('refused', FETCHING_IS_OFF)
    if (source.tries > RETRY_MS.length + 1) throw new ExternalServiceError('refused', NOT_READ)
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
const postpone = async (db: Db, { source_id, tries }: DueSource, try_at: Date) =>
  void (await db
    .updateTable('desk_sources')
    .set({ tries: tries - 1, try_at })
    .where('source_id', '=', source_id)
    .where('state', '=', 'fetching')
    .execute())

async function recordFailure(db: Db, { source_id, tries }: DueSource, error: unknown, now: Date): Promise<void> {
  const known = error instanceof ExternalServiceError ? error : new ExternalServiceError('away', NOT_READ)
  const pause = Math.max(RETRY_MS[tries - 1] ?? 0, known.retryAfterMs ?? 0)
  const mayRetry = known.kind === 'away' && tries <= RETRY_MS.length && pause <= MAX_PAUSE_MS
  const next = mayRetry ? { try_at: new Date(now.getTime() + pause) } : { state: 'failed', try_at: null }
  await db
    .updateTable('desk_sources')
    .set({ reason: known.message, ...next })
    .where('source_id', '=', source_id)
    .where('state', '=', 'fetching')
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
