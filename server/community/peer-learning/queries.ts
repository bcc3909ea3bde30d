import { sql } from 'kysely'
import type { LearningTip, SharedResult, TipListing } from '#contract/community/peer-learning.ts'
import { forViewer, matching, pageOf, type RowOf } from '#server/community/shared/listing.ts'
import { firstInstant } from '#server/db/first-instant.ts'
import type { Db } from '#server/db/open.ts'
import { quizTitlesOf, titlesOf } from '#server/reading/shared/translated-titles.ts'
import type { Viewer } from './policy.ts'

/** Newest first. */
export async function resultsFor(db: Db, viewer: Viewer, listing: TipListing) {
  const { rows } = await sql<RowOf<SharedResult>>`
    select item.result_id, item.author_id, username, category, note, item.quiz_title, article_title, score, total_questions,
      case when item.quiz_title = articles.quiz_title then ${quizTitlesOf(sql.ref('articles'))} else '{}' end as quiz_title_translated,
      case when article_title = articles.title then ${titlesOf(sql.ref('articles'))} else '{}' end as article_title_translated,
      time_taken_seconds, likes_count, is_sample, item.created_at,
      case when item.author_id = ${viewer.id} then attempt_id end as attempt_id,
      (select quizzes.quiz_id from quizzes join articles using (article_id) join daily_entries using (entry_id)
        where quizzes.quiz_id = item.quiz_id and status = 'published') as quiz_id,
      round(score * 100.0 / total_questions)::integer as percentage,
      exists (select from shared_result_likes as mine where mine.result_id = item.result_id and mine.user_id = ${viewer.id}) as is_liked
    from shared_results as item
    left join users on user_id = author_id
    left join quizzes as live on live.quiz_id = item.quiz_id left join articles on articles.article_id = live.article_id
    where ${matching(listing, sql.ref('item.result_id'), sql`item.quiz_title || ' ' || article_title || ' ' || note`)}
      and ${listing.show === 'mine' ? sql`item.author_id = ${viewer.id}` : sql`true`}
    order by item.created_at desc, item.result_id desc limit ${listing.limit + 1}`.execute(db)
  return pageOf(rows, listing, ({ result_id }) => result_id, forViewer(viewer))
}

export const sharedAttemptsOf = async (db: Db, userId: string): Promise<{ attempt_id: string; result_id: string }[]> => {
  const rows = await db.selectFrom('shared_results').where('author_id', '=', userId).select(['attempt_id', 'result_id']).execute()
  return rows.flatMap(({ attempt_id, result_id }) => (attempt_id ? [{ attempt_id, result_id }] : []))
}

/** Newest first. */
export async function tipsFor(db: Db, viewer: Viewer, listing: TipListing) {
  const saved = sql`exists (
    select from learning_tip_saves as own_save where own_save.tip_id = item.tip_id and own_save.user_id = ${viewer.id})`
  const shown = { mine: sql`item.author_id = ${viewer.id}`, saved, all: sql`true` }[listing.show ?? 'all']
  const { rows } = await sql<RowOf<LearningTip>>`
    select item.*, username, edited_at is not null as is_edited, ${saved} as is_saved,
      exists (select from learning_tip_likes as mine where mine.tip_id = item.tip_id and mine.user_id = ${viewer.id}) as is_liked
    from learning_tips as item left join users on user_id = author_id
    where ${matching(listing, sql.ref('item.tip_id'), sql`title || ' ' || content`)} and ${shown}
    order by item.created_at desc, item.tip_id desc limit ${listing.limit + 1}`.execute(db)
  return pageOf(rows, listing, ({ tip_id }) => tip_id, forViewer(viewer))
}

/** Locked, so that they exist until notified. */
export async function lockGroupMates(db: Db, userId: string): Promise<{ user_id: string; role: string }[]> {
  const { rows } = await sql<{ user_id: string; role: string }>`
    select user_id, role from users
    where user_id <> ${userId} and user_id in (
      select theirs.user_id from study_group_members as mine join study_group_members as theirs using (group_id)
      where mine.user_id = ${userId})
    order by user_id for key share`.execute(db)
  return rows
}

/** Since midnight in the time zone. */
export async function likesToday(db: Db, tipId: string, timeZone: string, now: Date): Promise<number> {
  const midnight = sql`date_trunc('day', ${now}::timestamptz at time zone ${timeZone})`
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from learning_tip_likes where tip_id = ${tipId}
      and created_at >= ${firstInstant(midnight, timeZone)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

export async function hasEntries(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from shared_results union all select from learning_tips union all select from study_groups limit 1`.execute(db)
  return rows.length > 0
}

export async function personalPeerLearningData(db: Db, userId: string) {
  const [results, tips, liked, saved] = [
    await db
      .selectFrom('shared_results')
      .where('author_id', '=', userId)
      .orderBy('created_at')
      .select(['quiz_title', 'article_title', 'score', 'total_questions', 'note', 'category', 'created_at'])
      .execute(),
    await db
      .selectFrom('learning_tips')
      .where('author_id', '=', userId)
      .orderBy('created_at')
      .select(['title', 'content', 'category', 'created_at', 'edited_at'])
      .execute(),
    await db
      .selectFrom('learning_tip_likes')
      .innerJoin('learning_tips', 'learning_tips.tip_id', 'learning_tip_likes.tip_id')
      .where('user_id', '=', userId)
      .orderBy('learning_tip_likes.created_at')
      .select(['title', 'learning_tip_likes.created_at'])
      .execute(),
    await db
      .selectFrom('learning_tip_saves')
      .innerJoin('learning_tips', 'learning_tips.tip_id', 'learning_tip_saves.tip_id')
      .where('user_id', '=', userId)
      .orderBy('learning_tip_saves.created_at')
      .select(['title', 'learning_tip_saves.created_at'])
      .execute(),
  ]
  return { shared_results: results, learning_tips: tips, liked_tips: liked, saved_tips: saved }
}
