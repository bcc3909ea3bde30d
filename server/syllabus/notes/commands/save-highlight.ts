import { sql } from 'kysely'
import type { z } from 'zod'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import { findQuote, quoteAt } from '#contract/syllabus/anchors.ts'
import type { Highlight, notes } from '#contract/syllabus/notes.ts'
import {
  ARTICLE_FULL,
  HIGHLIGHTS_FULL,
  MAX_HIGHLIGHTS,
  MAX_HIGHLIGHTS_OF_ARTICLE,
  NOTE_CHANGED,
} from '#contract/syllabus/notes-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { type ArticleText, articleText } from '../queries/article-text.ts'
import { highlightBy } from '../queries/highlights.ts'
import { surroundingsOf } from '../rules.ts'
import { followHighlights } from './follow-highlights.ts'

type Change = z.output<typeof notes.save.body>

/** @throws HttpError 404, 409 with the stored highlight if its note changed elsewhere, 422 if there are too many */
export function saveHighlight(db: Db, userId: string, highlightId: string, change: Change, now: Date): Promise<Highlight> {
  return inTransaction(db, async (db) => {
    // Serialises calls of one person because of the limits.
    await db.selectFrom('users').where('user_id', '=', userId).select('user_id').forNoKeyUpdate().execute()
    const known = await highlightBy(db, userId, highlightId)
    if (known) await updateHighlight(db, userId, known, change, now)
    else await insertHighlight(db, userId, highlightId, change, now)
    const stored = (await highlightBy(db, userId, highlightId)) as Highlight
    if (stored.is_in_review) await followHighlights(db, change.article_id, [{ user_id: userId, ...stored }])
    return stored
  })
}

/** With a future time, later changes would be refused. */
const dated = ({ changed_at }: Change, now: Date) => new Date(Math.min(Date.parse(changed_at), now.getTime()))

/** `changed_at` always increases and identifies a version. */
async function updateHighlight(db: Db, userId: string, known: Highlight, change: Change, now: Date): Promise<void> {
  const { meaning, note, hidden = known.hidden, based_on } = change
  if (note === known.note && meaning === known.meaning && hidden === known.hidden) return
  const before = Date.parse(known.changed_at)
  const isStale = based_on ? Date.parse(based_on) !== before : dated(change, now).getTime() < before
  if (isStale && known.note !== '' && note !== known.note) throw new HttpError(409, NOTE_CHANGED, { current: known })
  if (isStale && !based_on) return
  await db
    .updateTable('highlights')
    .set({ meaning, note, hidden, changed_at: new Date(Math.max(dated(change, now).getTime(), before + 1)) })
    .where('user_id', '=', userId)
    .where('highlight_id', '=', known.highlight_id)
    .execute()
}

async function insertHighlight(db: Db, user_id: string, highlight_id: string, change: Change, now: Date): Promise<void> {
  const article = await articleText(db, change.article_id)
  if (!article) throw new HttpError(404, ARTICLE_NOT_FOUND)
  await assertRoom(db, user_id, change.article_id)
  const { language, section, meaning, note, hidden = '' } = change
  await db
    .insertInto('highlights')
    .values({
      highlight_id,
      user_id,
      article_id: article.article_id,
      article_title: article.title,
      paper: article.paper,
      syllabus: article.syllabus,
      language,
      section,
      meaning,
      note,
      hidden,
      ...placeIn(article, change, now),
      created_at: now,
      changed_at: dated(change, now),
    })
    .execute()
}

/** The device may have an older text. */
function placeIn(article: ArticleText, { language, section, quote, prefix, suffix, start }: Change, now: Date) {
  const lines = article.linesOf(language, section) ?? []
  const text = lines.join(' ')
  const range = findQuote(text, { quote, prefix, suffix, start })
  if (!range) return { quote, prefix, suffix, start_at: start, sentence_before: prefix, sentence_after: suffix, orphaned_at: now }
  const { start: start_at, ...words } = quoteAt(text, range)
  return { ...words, start_at, ...surroundingsOf(lines, range, language), orphaned_at: null }
}

async function assertRoom(db: Db, userId: string, articleId: string): Promise<void> {
  const { rows } = await sql<{ all: number; here: number }>`
    select count(*)::integer as all, count(*) filter (where article_id = ${articleId})::integer as here
    from highlights where user_id = ${userId}`.execute(db)
  const { all = 0, here = 0 } = rows[0] ?? {}
  if (here >= MAX_HIGHLIGHTS_OF_ARTICLE) throw new HttpError(422, ARTICLE_FULL)
  if (all >= MAX_HIGHLIGHTS) throw new HttpError(422, HIGHLIGHTS_FULL)
}
