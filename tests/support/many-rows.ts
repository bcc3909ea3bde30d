import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/platform/signals.ts'
import type { Study } from './hot-calls.ts'

/** Of each kind; so many of them are the reader's own, or in the reader's forum. */
const ROWS = 12_500
const OWN = 60

/** Of version 7, as all ids are, and in the order in which the rows are made. */
const id = (kind: string) =>
  `(lpad(to_hex(n), 12, '0') || '7' || left(md5('${kind}'), 3) || '8' || left(md5('${kind}' || n), 15))::uuid`
const WHEN = `timestamptz '2026-01-14 12:00Z' - n * interval '1 minute'`

/**
 * Makes every table large that readers' calls look into, most of it other people's. Nothing refers to what is not there, but that is not
 * asked again: it would take longer than all the rest.
 */
export async function manyRows(db: Db, { as, articleId, forumId, postId }: Study): Promise<void> {
  const own = (mine: string, kind: string) => `case when n <= ${OWN} then '${mine}'::uuid else ${id(kind)} end`
  const person = own(as.id, 'person')
  const inserts = [
    `users (user_id, email, email_key, username, username_key, password_hash, created_at, updated_at)
     select ${id('person')}, n || '@example.org', n || '@example.org', 'person' || n, 'person' || n, '', ${WHEN}, ${WHEN}`,
    `sessions (session_id, token_hash, user_id, created_at, last_seen_at, expires_at)
     select ${id('session')}, md5('token' || n), ${person}, ${WHEN}, ${WHEN}, timestamptz '2026-02-14'`,
    `sign_in_failures (key, failures, window_ends_at) select 'somebody' || n, 1, ${WHEN}`,
    `reading_settings (user_id, updated_at) select ${id('person')}, ${WHEN}`,
    `daily_entries (entry_id, publication_date, created_at, updated_at) select ${id('day')}, date '2026-01-01' - n, ${WHEN}, ${WHEN}`,
    `articles (article_id, entry_id, position, title, summary, gs_paper_category, reading_minutes, quiz_title, body, updated_at)
     select ${id('article')}, ${id('day')}, 0, 'Article ' || n, 'Summary ' || n, 'GS2', 3, 'Quiz',
       (select body from articles where article_id = '${articleId}'), ${WHEN}`,
    `article_search (article_id, published_on, is_published, head, whole)
     select ${id('article')}, date '2026-01-01' - n, true, to_tsvector('english', 'summary ' || n),
       to_tsvector('simple', 'article ' || n || case when n % 10 = 0 then ' budget' else '' end
         || case when n % 5000 = 0 then ' zanskar' else '' end || case when n % 500 = 0 then ' चंद्रमा' else '' end)`,
    `search_words (word) select case n when 1 then 'zanskar' else 'w' || n end`,
    `translations (article_id, language, analysis, english, is_manual, made_of, updated_at)
     select ${id('article')}, 'hi', '{}', '[]', false, '', ${WHEN}`,
    `processing_units (unit_id, article_id, language, kind, status, source_hash, updated_at)
     select ${id('unit')}, ${id('article')}, 'hi', 'text', 'pending', '', ${WHEN}`,
    `audio_files (article_id, language, storage_key, content_type, bytes, created_at)
     select ${id('article')}, 'en', 'key' || n, 'audio/mpeg', 1, ${WHEN}`,
    `quizzes (quiz_id, article_id, title) select ${id('quiz')}, ${id('article')}, 'Quiz'`,
    `quiz_questions (question_id, quiz_id, position, question_text, options, correct_option, explanation)
     select ${id('question')}, ${id('quiz')}, 0, 'Which?', '{}', 'A', ''`,
    `quiz_editions (edition_id, quiz_id, article_id, title, article_title, publication_date, questions, created_at)
     select ${id('edition')}, ${id('quiz')}, ${id('article')}, 'Quiz', 'Article', date '2026-01-01' - n, '[]', ${WHEN}`,
    `quiz_attempts (attempt_id, user_id, edition_id, attempt_key, answers, score, total_questions, time_taken_seconds, completed_at)
     select ${id('attempt')}, ${person}, ${id('edition')}, ${id('key')}, '{}', 1, 2, 60, ${WHEN}`,
    `quiz_forum_scores (quiz_id, attempts_count, share_total) select ${id('quiz')}, 1, 500000`,
    `readings (user_id, article_id, read_at) select ${person}, ${id('article')}, ${WHEN}`,
    `reading_days (user_id, day) select ${person}, date '2026-01-01' - n`,
    `reading_streaks (user_id, current_streak, longest_streak, last_read_date) select ${id('person')}, 1, 1, date '2026-01-14'`,
    `reading_totals (user_id, total) select ${id('person')}, 1`,
    `reading_positions (user_id, article_id, position, updated_at) select ${person}, ${id('article')}, 0.5, ${WHEN}`,
    `bookmarks (user_id, article_id, created_at) select ${person}, ${id('article')}, ${WHEN}`,
    `notifications (notification_id, user_id, type, title, message, about, created_at)
     select ${id('notice')}, ${person}, 'forum_reply', 'T', 'M', 'about ' || n, ${WHEN}`,
    `notification_inboxes (user_id, unread) select ${id('person')}, 1`,
    `notification_preferences (user_id, updated_at) select ${id('person')}, ${WHEN}`,
    // A day of each.
    `broadcasts (notification_id, type, title, message, about, created_at)
     select ${id('broadcast')}, 'new_article', 'T', 'M', 'day ' || n, timestamptz '2026-01-14' - n * interval '1 day'`,
    `broadcast_reads (user_id, notification_id) select ${person}, ${id('broadcast')}`,
    `broadcast_silences (user_id, type, silent_from) select ${id('person')}, 'new_article', ${WHEN}`,
    `mail_deliveries (user_id, kind, day, queued_at, due_at) select ${id('person')}, 'digest', date '2026-01-14', ${WHEN}, ${WHEN}`,
    `allowances (user_id, kind, used, window_ends_at) select ${id('person')}, 'posts', 1, ${WHEN}`,
    `forums (forum_id, category_id, title, author_id, client_key, created_at, last_post_at)
     select ${id('forum')}, (select category_id from forum_categories order by position limit 1), 'Forum ' || n, ${id('person')}, ${id('key')}, ${WHEN}, ${WHEN}`,
    `forum_posts (post_id, forum_id, author_id, client_key, content, created_at, updated_at)
     select ${id('post')}, ${own(forumId, 'forum')}, ${id('person')}, ${id('key')}, 'Words', ${WHEN}, ${WHEN}`,
    `forum_posts (post_id, forum_id, author_id, client_key, content, created_at, updated_at, parent_post_id)
     select ${id('reply')}, ${own(forumId, 'forum')}, ${id('person')}, ${id('replyKey')}, 'Words', ${WHEN}, ${WHEN}, ${own(postId, 'post')}`,
    `forum_reactions (post_id, user_id, reaction, created_at) select ${id('post')}, ${person}, 'like', ${WHEN}`,
    `forum_subscriptions (forum_id, user_id, created_at) select ${own(forumId, 'forum')}, ${id('person')}, ${WHEN}`,
  ]
  await inTransaction(db, async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    for (const insert of inserts) await sql.raw(`insert into ${insert} from generate_series(1, ${ROWS}) as n`).execute(db)
    await sql`update forum_posts set replies_count = 1 where parent_post_id is null`.execute(db)
    await sql`update forum_posts set replies_count = ${OWN} where post_id = ${postId}`.execute(db)
  })
  await sql`vacuum analyze`.execute(db)
}
