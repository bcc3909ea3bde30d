import { MAX_SOURCES, SOURCE_EMPTY, type SourceKind, TOO_MANY_SOURCES } from '#contract/newsroom/sources/source-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { languageOfText, type ReadText } from '../rules.ts'
import { hashOfPassages, savePassages } from './save-passages.ts'

export interface Actor {
  id: string
  username: string
}

export interface NewSource {
  day: string
  kind: SourceKind
  title: string
  address: string | null
  publisher: string
  licence: string
  /** As the page says; else by the letters. */
  language: string | null
  read: ReadText
}

export interface AddedSource {
  source_id: string
  is_new: boolean
  fetched_at: string | null
}

/** The same passages are one source of a day. @throws HttpError 422 */
export function addSource(db: Db, given: NewSource, actor: Actor, now: Date): Promise<AddedSource> {
  const { read, ...source } = given
  if (read.passages.length === 0) throw new HttpError(422, SOURCE_EMPTY)
  return inTransaction(db, async (db) => {
    const hash = hashOfPassages(read.passages)
    const known = await sourceWith(db, source.day, hash)
    if (known) return known
    await assertRoom(db, source.day)
    const source_id = newId()
    const made = await db
      .insertInto('desk_sources')
      .values({
        ...source,
        source_id,
        hash,
        language: source.language ?? languageOfText(read.passages),
        is_cut: read.isCut,
        state: 'added',
        added_at: now,
        added_by: actor.id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    // Somebody added it at the same time.
    if (made.numInsertedOrUpdatedRows === 0n) return (await sourceWith(db, source.day, hash)) ?? fail()
    await savePassages(db, source_id, read.passages)
    const subject = { kind: 'source', id: source_id, name: source.title }
    await recordAudit(db, { actor, action: 'source.added', subject, details: { day: source.day, kind: source.kind } }, now)
    return { source_id, is_new: true, fetched_at: null }
  })
}

/** @throws HttpError 422 */
export async function assertRoom(db: Db, day: string): Promise<void> {
  const { count } = await db
    .selectFrom('desk_sources')
    .where('day', '=', day)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_SOURCES) throw new HttpError(422, TOO_MANY_SOURCES)
}

async function sourceWith(db: Db, day: string, hash: string): Promise<AddedSource | undefined> {
  const known = await db
    .selectFrom('desk_sources')
    .where('day', '=', day)
    .where('hash', '=', hash)
    .select(['source_id', 'fetched_at'])
    .executeTakeFirst()
  return known && { source_id: known.source_id, is_new: false, fetched_at: known.fetched_at?.toISOString() ?? null }
}

function fail(): never {
  throw new Error('Another source with these passages was added and deleted at the same time')
}
