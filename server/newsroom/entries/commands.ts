import type { ArticleChange, EntryState } from '#contract/newsroom/entries.ts'
import {
  BY_SCHEDULE,
  changedSince,
  DATE_TAKEN_SINCE,
  DELETED_SINCE,
  ENTRY_GONE,
  type EntryAction,
  REVISION_GONE,
  SCHEDULE_PAST,
  TITLE_TAKEN,
} from '#contract/newsroom/entry-rules.ts'
import type { ArticleUpload, DayUpload } from '#contract/newsroom/ingest.ts'
import { UPLOAD } from '#contract/newsroom/upload-rules.ts'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { publish } from '#server/platform/events/events.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { saveQuiz } from '#server/practice/quizzes/commands.ts'
import { createEntry } from '#server/reading/daily/commands/create-entry.ts'
import { deleteEntry } from '#server/reading/daily/commands/delete-entry.ts'
import { invalidateContent } from '#server/reading/daily/commands/invalidate-content.ts'
import { saveArticles } from '#server/reading/daily/commands/save-articles.ts'
import { updateEntry } from '#server/reading/daily/commands/update-entry.ts'
import { indexArticle } from '#server/reading/search/commands/index-article.ts'
import { setSearchVisibility } from '#server/reading/search/commands/set-search-visibility.ts'
import { articlesAt, articlesOf, dueEntries, entryIdOf, type LiveEntry, latestVersion, stateOf } from './queries.ts'
import { AUDITED, changesBetween, type KnownArticle, pairedByTitle, statusAction, type WantedArticle } from './rules.ts'

/** Who does it; without an id for what acts by itself, null for the command line. */
export type Actor = { id: string | null; username: string } | null

export interface IngestedDay {
  entry_id: string
  publication_date: string
  revision: number
  article_ids: string[]
}

type Changed = EntryState & { changed: boolean }

/**
 * Takes in a day that has been validated: all of it or nothing. The same day again changes nothing.
 * @throws Refusal 409 when the date exists and `replace` is not set, or when the entry is not at the revision that was seen
 */
export function takeInDay(db: Db, day: DayUpload, actor: Actor, now: Date): Promise<IngestedDay> {
  const { publication_date, status } = day
  const publish_at = timeToPublish(day.scheduled_for, now)
  return inTransaction(db, async (db) => {
    const made = await createEntry(db, { publication_date, status, publish_at, revision: 1 }, now)
    if (made && day.expected_revision !== undefined) throw new HttpError(409, DELETED_SINCE, { code: 'stale' })
    if (!made && !day.replace) throw new HttpError(409, UPLOAD.dateTaken(publication_date), { code: 'date_taken' })
    const entry = await lock(db, { publication_date })
    if (!entry) throw new HttpError(409, DELETED_SINCE, { code: 'stale' })
    if (!made) await expectRevision(db, entry, day.expected_revision)
    const before = made ? [] : await articlesOf(db, entry.entry_id)
    const wanted = pairedByTitle(before, day.articles)
    const action = made ? 'uploaded' : 'replaced'
    const { revision, articles } = await change(db, entry, { action, before, wanted, status, publish_at }, actor, now)
    return { entry_id: entry.entry_id, publication_date, revision, article_ids: articles.map(({ article_id }) => article_id) }
  })
}

interface Decided {
  expected_revision: number
}

/** @throws Refusal 404, 409 for a day that has changed since, 422 for a time that has passed */
export function setStatus(
  db: Db,
  entryId: string,
  { status, scheduled_for, expected_revision }: { status: LiveEntry['status']; scheduled_for: string | null } & Decided,
  actor: Actor,
  now: Date,
): Promise<Changed> {
  return inTransaction(db, async (db) => {
    const entry = await locked(db, entryId)
    await expectRevision(db, entry, expected_revision)
    const publish_at = status === 'published' ? null : timeToPublish(scheduled_for, now)
    return changedState(await change(db, entry, { action: statusAction(status, publish_at), status, publish_at }, actor, now))
  })
}

/** @throws Refusal 404, 409 for a day that has changed since, 422 where another article of the day has the title */
export function editArticle(
  db: Db,
  articleId: string,
  { article, expected_revision }: { article: ArticleUpload } & Decided,
  actor: Actor,
  now: Date,
): Promise<Changed> {
  return inTransaction(db, async (db) => {
    const entryId = await entryIdOf(db, articleId)
    if (!entryId) throw new HttpError(404, ARTICLE_NOT_FOUND)
    const entry = await locked(db, entryId)
    await expectRevision(db, entry, expected_revision)
    const before = await articlesOf(db, entryId)
    const others = before.filter(({ article_id }) => article_id !== articleId)
    if (others.some(({ upload }) => upload.title.toLowerCase() === article.title.toLowerCase()))
      throw new HttpError(422, TITLE_TAKEN, { details: [{ path: 'article.title', message: TITLE_TAKEN }] })
    const wanted = before.map((one) => (one.article_id === articleId ? { ...one, upload: article } : one))
    const subject = { kind: 'article', id: articleId, name: article.title }
    return changedState(await change(db, entry, { action: 'edited', before, wanted, subject }, actor, now))
  })
}

/** What readers keep of the day goes with it; its versions stay. */
export function deleteDay(db: Db, entryId: string, { expected_revision }: Decided, actor: Actor, now: Date) {
  return inTransaction(db, async (db) => {
    const entry = await locked(db, entryId)
    await expectRevision(db, entry, expected_revision)
    const changes = changesBetween(await articlesOf(db, entryId), [])
    const revision = entry.revision + 1
    await deleteEntry(db, entryId)
    await keepVersion(db, { entry, revision, action: 'deleted', changes, content: null }, actor, now)
    await publish(db, 'entry.deleted', [{ entryId }], now)
    await invalidateContent(db, entryId)
    return { revision }
  })
}

/**
 * Makes the articles what they were; the status stays as it is, and a deleted day comes back as a draft.
 * @throws Refusal 404 for a version that is not there, 409 for a day that has changed since or whose date is taken
 */
export function restoreVersion(
  db: Db,
  entryId: string,
  { revision, expected_revision }: { revision: number; expected_revision: number | null },
  actor: Actor,
  now: Date,
): Promise<Changed> {
  return inTransaction(db, async (db) => {
    const wanted = await articlesAt(db, entryId, revision)
    if (!wanted) throw new HttpError(404, REVISION_GONE)
    if (expected_revision === null) await reviveEntry(db, entryId, now)
    const entry = await locked(db, entryId)
    if (expected_revision !== null) await expectRevision(db, entry, expected_revision)
    const before = await articlesOf(db, entryId)
    return changedState(await change(db, entry, { action: 'restored', before, wanted, from: revision }, actor, now))
  })
}

async function reviveEntry(db: Db, entry_id: string, now: Date): Promise<void> {
  const last = await latestVersion(db, entry_id)
  if (last?.action !== 'deleted')
    throw new HttpError(409, changedSince(last?.revision ?? 1, last?.actor_name ?? ''), { code: 'stale' })
  const { publication_date, revision } = last
  const made = await createEntry(db, { entry_id, publication_date, status: 'draft', publish_at: null, revision }, now)
  if (!made) throw new HttpError(409, DATE_TAKEN_SINCE, { code: 'date_taken' })
}

/** Publishes drafts whose time has come, each once: also what fell due while nothing ran, and however many processes look. */
export async function publishDue(db: Db, now: Date): Promise<void> {
  for (const entryId of await dueEntries(db, now))
    await inTransaction(db, async (db) => {
      const entry = await lock(db, { entry_id: entryId })
      if (!entry?.publish_at || entry.publish_at > now) return
      const by = { id: null, username: BY_SCHEDULE }
      await change(db, entry, { action: 'published', status: 'published', publish_at: null }, by, now)
    })
}

/** Whoever else wants to change the day waits here until this transaction ends. */
async function lock(db: Db, key: { entry_id: string } | { publication_date: string }): Promise<LiveEntry | undefined> {
  const [[column, value]] = Object.entries(key) as [['entry_id' | 'publication_date', string]]
  const row = await db.selectFrom('daily_entries').where(column, '=', value).selectAll().forUpdate().executeTakeFirst()
  return row as LiveEntry | undefined
}

/** @throws Refusal 404 */
async function locked(db: Db, entry_id: string): Promise<LiveEntry> {
  const entry = await lock(db, { entry_id })
  if (!entry) throw new HttpError(404, ENTRY_GONE)
  return entry
}

async function expectRevision(db: Db, entry: LiveEntry, expected: number | undefined): Promise<void> {
  if (expected === undefined || expected === entry.revision) return
  const last = await latestVersion(db, entry.entry_id)
  const sentence = changedSince(entry.revision, last?.actor_name ?? 'somebody')
  throw new HttpError(409, sentence, {
    code: 'stale',
    details: [{ path: 'expected_revision', message: `The day is at version ${entry.revision}` }],
  })
}

function timeToPublish(scheduled_for: string | null, now: Date): Date | null {
  if (!scheduled_for) return null
  const at = new Date(scheduled_for)
  if (at <= now) throw new HttpError(422, SCHEDULE_PAST, { details: [{ path: 'scheduled_for', message: SCHEDULE_PAST }] })
  return at
}

interface Change {
  action: Exclude<EntryAction, 'found' | 'deleted'>
  /** With `wanted`, where the articles change: those that are there, and those that are to be. */
  before?: KnownArticle[]
  wanted?: WantedArticle[]
  status?: LiveEntry['status']
  publish_at?: Date | null
  /** What the audit log says it was done to, where that is not the day. */
  subject?: { kind: string; id: string; name: string }
  /** The version that is restored. */
  from?: number
}

/** Everything that can happen to a day happens here: what follows from it, its version and the audit log belong to one transaction. */
async function change(db: Db, entry: LiveEntry, asked: Change, actor: Actor, now: Date) {
  const { action, before = [], status = entry.status, publish_at = status === 'published' ? null : entry.publish_at } = asked
  const changes = asked.wanted ? changesBetween(before, asked.wanted) : []
  const articles = (asked.wanted ?? []).map(({ article_id, upload }) => ({ article_id: article_id ?? newId(), upload }))
  const isNew = action === 'uploaded'
  const isSame = changes.every(({ change }) => change === 'unchanged')
  const isPublished = status === 'published'
  const isStatusSame = status === entry.status && publish_at?.getTime() === entry.publish_at?.getTime()
  if (isSame && isStatusSame && !isNew) return { ...stateOf(entry), articles, changed: false }

  const after = { ...entry, status, publish_at, revision: isNew ? 1 : entry.revision + 1, updated_at: now }
  await updateEntry(db, entry.entry_id, { status, publish_at, revision: after.revision }, now)
  if (!isSame) await writeContent(db, after, articles, changes, now)
  if (status !== entry.status)
    await setSearchVisibility(
      db,
      (await articlesOf(db, entry.entry_id)).map((one) => one.article_id),
      isPublished,
    )
  const content = isSame ? null : articles
  await keepVersion(db, { entry: after, revision: after.revision, changes, content, ...asked, action }, actor, now)
  if (isPublished && (isNew || entry.status === 'draft')) await tellOfPublishing(db, after, now)
  await invalidateContent(db, entry.entry_id)
  return { ...stateOf(after), articles, changed: true }
}

const changedState = ({ articles: _, ...state }: Awaited<ReturnType<typeof change>>): Changed => state

/** Articles, quizzes and what search finds. An article that only moved keeps all of them as they are. */
async function writeContent(
  db: Db,
  { entry_id, publication_date, status }: LiveEntry,
  articles: KnownArticle[],
  changes: ArticleChange[],
  now: Date,
): Promise<void> {
  const placed = articles.map((article, index) => {
    const { change, fields } = changes[index] as ArticleChange
    return { ...article, isChanged: change === 'new' || fields.some((field) => field !== 'position') }
  })
  await saveArticles(db, entry_id, placed, now)
  for (const { article_id, upload, isChanged } of placed) {
    if (!isChanged) continue
    const quiz = { title: upload.quiz_title ?? upload.title, questions: upload.potential_questions?.prelims_quiz ?? [] }
    await saveQuiz(db, { article_id, title: upload.title, publication_date }, quiz, now)
    await indexArticle(db, article_id, upload, { publication_date, is_published: status === 'published' })
  }
  const changed = placed.filter(({ isChanged }) => isChanged).map(({ article_id }) => ({ articleId: article_id }))
  await publish(db, 'article.changed', changed, now)
}

/** Everybody is told of a day once, however often it is published. */
async function tellOfPublishing(db: Db, { entry_id, publication_date }: LiveEntry, now: Date): Promise<void> {
  const articles = (await articlesOf(db, entry_id)).map(({ article_id, upload }) => ({ id: article_id, title: upload.title }))
  await publish(db, 'entry.published', [{ entryId: entry_id, day: publication_date, articles }], now)
}

interface Version extends Pick<Change, 'subject' | 'from'> {
  entry: LiveEntry
  revision: number
  action: Exclude<EntryAction, 'found'>
  changes: ArticleChange[]
  /** Null where the articles are those of the revision before. */
  content: KnownArticle[] | null
}

async function keepVersion(db: Db, version: Version, actor: Actor, now: Date): Promise<void> {
  const { entry, revision, action, content } = version
  const changes = version.changes.filter(({ change }) => change !== 'unchanged')
  const { entry_id, publication_date, status, publish_at } = entry
  await db
    .insertInto('entry_versions')
    .values({
      ...{ entry_id, revision, action, publication_date, status, publish_at, at: now },
      ...{ actor_id: actor?.id ?? null, actor_name: actor?.username ?? 'The command line' },
      ...{ changes: JSON.stringify(changes), content: content && JSON.stringify(content) },
    })
    .execute()
  const subject = version.subject ?? { kind: 'entry', id: entry_id, name: publication_date }
  const details = {
    revision,
    ...(publish_at && { scheduled_for: publish_at.toISOString() }),
    ...(version.from && { restored_from: version.from }),
    changes: changes.map(({ title, change, fields }) => ({ title, change, ...(fields.length > 0 && { fields }) })),
  }
  await recordAudit(db, { actor, action: AUDITED[action], subject, details }, now)
}
