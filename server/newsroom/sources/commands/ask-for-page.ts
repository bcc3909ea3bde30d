import { FETCHING_IS_OFF } from '#contract/newsroom/sources/source-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import { publicUrl } from '#server/platform/external/public-fetch.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Settings } from '#server/settings/settings.ts'
import { withoutTracking } from '../rules.ts'
import { type Actor, type AddedSource, assertRoom } from './add-source.ts'
import { WAKE_FETCHER } from './fetch-due-sources.ts'

interface Asking {
  queue: Queue
  settings: Pick<Settings, 'fetching' | 'allowances'>
  actor: Actor
  now: Date
}

/** An address that failed is tried again. @throws HttpError 409 where fetching is off, 422, 429 */
export function askForPage(db: Db, day: string, given: string, { queue, settings, actor, now }: Asking): Promise<AddedSource> {
  if (!settings.fetching.isOn) throw new HttpError(409, FETCHING_IS_OFF, { code: 'off' })
  const address = pageAddress(given)
  return inTransaction(db, async (db) => {
    const known = await db
      .selectFrom('desk_sources')
      .where('day', '=', day)
      .where('kind', '=', 'address')
      .where('address', '=', address)
      .select(['source_id', 'state', 'fetched_at'])
      .forUpdate()
      .executeTakeFirst()
    if (known && known.state !== 'failed')
      return { source_id: known.source_id, is_new: false, fetched_at: known.fetched_at?.toISOString() ?? null }
    await consumeQuota(db, actor.id, 'fetches', settings.allowances.fetches, now)
    const source_id = known?.source_id ?? (await insert(db, day, address, actor, now))
    const again = { state: 'fetching', reason: null, tries: 0, try_at: now }
    await db.updateTable('desk_sources').set(again).where('source_id', '=', source_id).execute()
    await queue.enqueue(db, WAKE_FETCHER, {})
    return { source_id, is_new: known === undefined, fetched_at: null }
  })
}

/** @throws HttpError 422 */
function pageAddress(given: string): string {
  try {
    return withoutTracking(publicUrl(given))
  } catch (error) {
    if (error instanceof ExternalServiceError)
      throw new HttpError(422, error.message, { details: [{ path: 'address', message: error.message }] })
    throw error
  }
}

/** Of several at the same time, one inserts it. */
async function insert(db: Db, day: string, address: string, actor: Actor, now: Date): Promise<string> {
  await assertRoom(db, day)
  const source_id = newId()
  const place = { day, kind: 'address', address }
  const made = await db
    .insertInto('desk_sources')
    .values({ ...place, source_id, title: address, state: 'fetching', added_at: now, added_by: actor.id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) return (await sourceAt(db, place)).source_id
  const subject = { kind: 'source', id: source_id, name: address }
  await recordAudit(db, { actor, action: 'source.added', subject, details: { day, kind: 'address' } }, now)
  return source_id
}

const sourceAt = (db: Db, { day, kind, address }: { day: string; kind: string; address: string }) =>
  db
    .selectFrom('desk_sources')
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('address', '=', address)
    .select('source_id')
    .executeTakeFirstOrThrow()
