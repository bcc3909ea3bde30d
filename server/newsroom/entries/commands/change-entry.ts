import type { EntryState } from '#contract/newsroom/entries.ts'
import { changedSince, ENTRY_GONE, type EntryAction, SCHEDULE_PAST } from '#contract/newsroom/entry-rules.ts'
import type { Db } from '#server/db/open.ts'
import { recordAdditions } from '#server/newsroom/corrections/commands/record-additions.ts'
import { type ArticleCorrection, recordCorrection } from '#server/newsroom/corrections/commands/record-correction.ts'
import { withoutRecalled } from '#server/newsroom/corrections/commands/without-recalled.ts'
import { withoutRetired } from '#server/newsroom/question-bank/commands/without-retired.ts'
import { articlesOf, type LiveEntry, stateOf } from '#server/newsroom/shared/day-content.ts'
import { itemChanges, type WantedItem } from '#server/newsroom/shared/in-news-changes.ts'
import type { KnownArticle, WantedArticle } from '#server/newsroom/shared/upload-form.ts'
import { keepInNews } from '#server/newsroom/translations/commands/keep-in-news.ts'
import { keepPractice } from '#server/newsroom/translations/commands/keep-practice.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { invalidateContent } from '#server/reading/daily/commands/invalidate-content.ts'
import { updateEntry } from '#server/reading/daily/commands/update-entry.ts'
import { setSearchVisibility } from '#server/reading/search/commands/set-search-visibility.ts'
import { itemsOf } from '#server/reading/shared/in-news-items.ts'
import { latestVersion } from '../queries/entries.ts'
import { changesBetween } from '../rules.ts'
import { publishChange, publishDeletions } from './publish-changes.ts'
import { type Actor, saveVersion, type Version } from './save-version.ts'
import { writeContent } from './write-content.ts'

export type ChangedState = EntryState & { changed: boolean }

interface Change extends Pick<Version, 'subject' | 'audited' | 'details' | 'restoredFrom'> {
  action: Exclude<EntryAction, 'found' | 'deleted'>
  /** Missing if only the status changes. */
  before?: KnownArticle[]
  wanted?: WantedArticle[]
  /** Missing: the items stay. */
  items?: WantedItem[]
  status?: LiveEntry['status']
  publish_at?: Date | null
  /** A recalled article is taken out of the day, and not deleted. */
  keepsRemoved?: boolean
  /** Makes a version even for the same text. */
  correction?: ArticleCorrection
}

/** All changes go through here, so that version, event and audit log share a transaction. */
export async function changeEntry(db: Db, entry: LiveEntry, change: Change, actor: Actor, now: Date) {
  const { action, before = [], status = entry.status } = change
  const wanted = await keepPractice(
    db,
    before,
    await withoutRetired(db, await withoutRecalled(db, entry.entry_id, change.wanted ?? [])),
  )
  const { publish_at = status === 'published' ? null : entry.publish_at } = change
  const known = await itemsOf(db, entry.entry_id)
  const given = (change.items ?? known).map(({ item_id, upload }) => ({ item_id: item_id ?? newId(), upload }))
  const items = change.items ? await keepInNews(db, entry.entry_id, known, given) : given
  const changes = change.wanted ? [...changesBetween(before, wanted), ...itemChanges(known, items)] : []
  const articles = wanted.map(({ article_id, upload }) => ({ article_id: article_id ?? newId(), upload }))
  const isNew = action === 'uploaded'
  const isSame = changes.every(({ change }) => change === 'unchanged')
  const isStatusSame = status === entry.status && publish_at?.getTime() === entry.publish_at?.getTime()
  if (isSame && isStatusSame && !isNew && !change.correction) return { ...stateOf(entry), articles, changed: false }

  const after = { ...entry, status, publish_at, revision: isNew ? 1 : entry.revision + 1, updated_at: now }
  await updateEntry(db, entry.entry_id, { status, publish_at, revision: after.revision }, now)
  const isRemoved = ({ article_id }: KnownArticle) => !articles.some((article) => article.article_id === article_id)
  if (!isSame) {
    if (!change.keepsRemoved) await publishDeletions(db, before.filter(isRemoved), now)
    await writeContent(db, after, articles, changes, items, now)
  }
  if (status !== entry.status) await updateSearchVisibility(db, after)
  const { subject, audited, details, restoredFrom } = change
  const content = isSame ? null : articles
  const version = { entry: after, revision: after.revision, action, changes, content, items }
  const more = {
    ...(subject && { subject }),
    ...(audited && { audited }),
    ...(details && { details }),
    ...(restoredFrom && { restoredFrom }),
  }
  await saveVersion(db, { ...version, ...more }, actor, now)
  const wasPublic = !isNew && entry.status === 'published'
  await publishChange(db, after, { wasPublic, isSameText: isSame }, now)
  if (wasPublic && status === 'published' && TELLS_ADDITIONS.includes(action)) await recordAdditions(db, before, articles, now)
  if (change.correction) await recordCorrection(db, change.correction, actor, now)
  await invalidateContent(db, entry.entry_id)
  return { ...stateOf(after), articles, changed: true }
}

export const changedState = ({ articles: _, ...state }: Awaited<ReturnType<typeof changeEntry>>): ChangedState => state

/** A restore adds nothing new for readers. */
const TELLS_ADDITIONS: Change['action'][] = ['edited', 'replaced']

async function updateSearchVisibility(db: Db, { entry_id, status }: LiveEntry): Promise<void> {
  const ids = (await articlesOf(db, entry_id)).map(({ article_id }) => article_id)
  await setSearchVisibility(db, ids, status === 'published')
}

export async function lockEntry(
  db: Db,
  key: { entry_id: string } | { publication_date: string },
): Promise<LiveEntry | undefined> {
  const [[column, value]] = Object.entries(key) as [['entry_id' | 'publication_date', string]]
  const row = await db.selectFrom('daily_entries').where(column, '=', value).selectAll().forUpdate().executeTakeFirst()
  return row as LiveEntry | undefined
}

/** @throws HttpError 404 */
export async function getLockedEntry(db: Db, entry_id: string): Promise<LiveEntry> {
  const entry = await lockEntry(db, { entry_id })
  if (!entry) throw new HttpError(404, ENTRY_GONE)
  return entry
}

/** @throws HttpError 409 */
export async function assertRevision(db: Db, entry: LiveEntry, expected: number | undefined): Promise<void> {
  if (expected === undefined || expected === entry.revision) return
  const last = await latestVersion(db, entry.entry_id)
  throw new HttpError(409, changedSince(entry.revision, last?.actor_name ?? 'somebody'), {
    code: 'stale',
    details: [{ path: 'expected_revision', message: `The day is at version ${entry.revision}` }],
  })
}

/** @throws HttpError 422 for a past time */
export function parsePublishTime(scheduled_for: string | null, now: Date): Date | null {
  if (!scheduled_for) return null
  const at = new Date(scheduled_for)
  if (at <= now) throw new HttpError(422, SCHEDULE_PAST, { details: [{ path: 'scheduled_for', message: SCHEDULE_PAST }] })
  return at
}
