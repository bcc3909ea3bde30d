import { pathOf } from '#contract/field-path.ts'
import { NOTHING_APPROVED, notApproved } from '#contract/newsroom/desk/desk-rules.ts'
import type { EntryState } from '#contract/newsroom/entries.ts'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { addNotes } from '#server/newsroom/corrections/commands/add-notes.ts'
import { ingestDayWithin } from '#server/newsroom/entries/commands/ingest-day.ts'
import { articlesOf, entryBy, stateOf } from '#server/newsroom/shared/day-content.ts'
import { uploadForm } from '#server/newsroom/shared/upload-form.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { itemsOf } from '#server/reading/shared/in-news-items.ts'
import { uploadOf } from '../queries/day-upload.ts'
import type { Actor } from './plan-draft.ts'

interface Wanted {
  status: 'published' | 'draft'
  scheduled_for: string | null
}

interface HandOver extends Wanted {
  namesMachineDrafts: boolean
}

/**
 * By the rules of an upload. A day that exists keeps its status, articles and items, and gets these in addition.
 * @throws HttpError 409 where something is not approved, 422 with what an upload would refuse
 */
export function handOver(
  db: Db,
  day: string,
  { namesMachineDrafts, ...wanted }: HandOver,
  actor: Actor,
  now: Date,
): Promise<EntryState> {
  return inTransaction(db, async (db) => {
    const drafts = await db
      .selectFrom('desk_drafts')
      .where('day', '=', day)
      .where('state', '<>', 'handed_over')
      .select(['draft_id', 'title', 'state', 'kind'])
      .orderBy('position')
      .orderBy('created_at')
      .forUpdate()
      .execute()
    const waiting = drafts.filter(({ state }) => state !== 'approved').map(({ title }) => title)
    if (waiting.length > 0) throw new HttpError(409, notApproved(waiting), { code: 'not_approved' })
    if (drafts.length === 0) throw new HttpError(409, NOTHING_APPROVED, { code: 'not_approved' })
    const upload = await uploadOf(db, day)
    const before = await dayBefore(db, day)
    const made = await ingestDayWithin(db, parsed({ ...upload, ...wanted, ...before?.with(upload) }), now, actor)
    await markHandedOver(db, drafts, made.article_ids.slice(before?.articles ?? 0))
    if (namesMachineDrafts) await nameMachineDrafts(db, drafts, now)
    const subject = { kind: 'entry', id: made.entry_id, name: day }
    await recordAudit(
      db,
      { actor, action: 'desk.handed_over', subject, details: { articles: drafts.map(({ title }) => title) } },
      now,
    )
    const entry = await entryBy(db, { entry_id: made.entry_id })
    if (!entry) throw new Error('The day was made in this transaction')
    return stateOf(entry)
  })
}

interface Upload {
  articles: unknown[]
  in_news?: unknown[]
}

async function dayBefore(db: Db, day: string) {
  const entry = await entryBy(db, { publication_date: day })
  if (!entry) return undefined
  const articles = (await articlesOf(db, entry.entry_id)).map(({ upload }) => uploadForm(upload))
  const items = (await itemsOf(db, entry.entry_id)).map(({ upload }) => upload)
  const scheduled_for = entry.publish_at?.toISOString() ?? null
  return {
    articles: articles.length,
    with: (more: Upload) => ({
      replace: true,
      expected_revision: entry.revision,
      status: entry.status,
      scheduled_for,
      articles: [...articles, ...more.articles],
      in_news: [...items, ...(more.in_news ?? [])],
    }),
  }
}

/** @throws HttpError 422 */
function parsed(upload: unknown): DayUpload {
  const { data, error } = DayUpload.safeParse(upload)
  if (data) return data
  const [first] = error.issues
  throw new HttpError(422, first?.message ?? 'The day is not complete', {
    details: error.issues.slice(0, 20).map(({ path, message }) => ({ path: pathOf(path), message })),
  })
}

/** To readers: which model drafted parts of an article. */
async function nameMachineDrafts(db: Db, drafts: { draft_id: string }[], now: Date): Promise<void> {
  const rows = await db
    .selectFrom('desk_versions')
    .innerJoin('desk_drafts', 'desk_drafts.draft_id', 'desk_versions.draft_id')
    .where(
      'desk_versions.draft_id',
      'in',
      drafts.map(({ draft_id }) => draft_id),
    )
    .where('article_id', 'is not', null)
    .where('model', 'is not', null)
    .distinct()
    .select(['article_id', 'model'])
    .execute()
  const notes = rows.map(({ article_id, model }) => ({
    ...{ article_id: article_id as string, right_text: model as string },
    ...{ kind: 'machine' as const, wrong: '' },
  }))
  await addNotes(db, notes, now)
}

async function markHandedOver(db: Db, drafts: { draft_id: string; kind: string }[], articleIds: string[]): Promise<void> {
  const articles = drafts.filter(({ kind }) => kind === 'article').map(({ draft_id }) => draft_id)
  for (const { draft_id } of drafts)
    await db
      .updateTable('desk_drafts')
      .set({ state: 'handed_over', article_id: articleIds[articles.indexOf(draft_id)] ?? null })
      .where('draft_id', '=', draft_id)
      .execute()
}
