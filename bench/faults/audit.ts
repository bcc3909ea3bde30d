import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { KINDS, type Kind, tagOf, type Write } from './writes.ts'

export interface Found {
  /** Acknowledged, but missing or incomplete. */
  lost: string[]
  /** Stored more than once. */
  twice: string[]
  /** Related rows of which only one is stored. */
  torn: string[]
}

/** Queries for the stored rows, as `writes.ts` describes them; `$` is the prefix of the names to check. */
const STORED: Record<Kind, string> = {
  account: `select email as key from users where email like '$%@faults.test'`,
  reading: `select email || ' ' || article_id as key from readings join users using (user_id) where email like '$%'`,
  bookmark: `select email || ' ' || article_id as key from bookmarks join users using (user_id) where email like '$%'`,
  position: `select email || ' ' || article_id || ' ' || position as key
    from reading_positions join users using (user_id) where email like '$%'`,
  post: `select content as key from forum_posts where content like '$%' and parent_post_id is null`,
  reply: `select content || ' ' || parent_post_id as key from forum_posts where content like '$%' and parent_post_id is not null`,
  reaction: `select content || ' ' || email || ' ' || reaction as key
    from forum_reactions join forum_posts using (post_id) join users using (user_id) where content like '$%'`,
  attempt: `select attempt_key || ' ' || (select string_agg(value, '' order by value) from jsonb_each_text(answers)) || ' ' || time_taken_seconds as key
    from quiz_attempts where attempt_key::text like '#%'`,
  feedback: `select subject || ' ' || message as key from feedback where subject like '$%'`,
}

/** Queries that count incomplete groups of rows. */
const TORN: Record<string, string> = {
  'a forum whose counter is not its posts': `select count(*) as n from forums where post_count <>
    (select count(*) from forum_posts where forum_posts.forum_id = forums.forum_id and deleted_at is null)`,
  'a post whose counter is not its replies': `select count(*) as n from forum_posts as root where parent_post_id is null
    and replies_count <> (select count(*) from forum_posts as reply where reply.parent_post_id = root.post_id)`,
  'a post whose counters are not its reactions': `select count(*) as n from forum_posts as post where (likes_count, dislikes_count) <>
    (select count(*) filter (where reaction = 'like'), count(*) filter (where reaction = 'dislike')
      from forum_reactions where forum_reactions.post_id = post.post_id)`,
  'an account without a session': `select count(*) as n from users where email like 't%@faults.test'
    and not exists (select from sessions where sessions.user_id = users.user_id)`,
  'a reader without a day or a streak': `select count(distinct user_id) as n from readings
    where not exists (select from reading_days where reading_days.user_id = readings.user_id)
      or not exists (select from reading_streaks where reading_streaks.user_id = readings.user_id)`,
  'a reader whose counter is not their readings': `select count(*) as n from reading_totals where total <>
    (select count(*) from readings where readings.user_id = reading_totals.user_id)`,
  'an attempt without all its answers': `select count(*) as n from quiz_attempts
    where total_questions <> (select count(*) from jsonb_object_keys(answers))`,
  'an attempt without its notice': `select count(*) as n from quiz_attempts where not exists
    (select from notifications as notice where notice.user_id = quiz_attempts.user_id and about = 'attempt:' || attempt_id)`,
  'a quiz whose counter is not its attempts': `select count(*) as n from
    (select quiz_id, count(*) as taken from quiz_attempts join quiz_editions using (edition_id) group by quiz_id) as counted
    left join quiz_forum_scores using (quiz_id) where attempts_count is distinct from taken`,
  'an inbox whose counter is not its notices': `select count(*) as n from notification_inboxes as inbox where unread <>
    (select count(*) from notifications where notifications.user_id = inbox.user_id and read_at is null)`,
}

/** @param trial checks only the writes of this trial; all writes if omitted */
export async function audit(db: Db, writes: Write[], trial?: number): Promise<Found> {
  const found: Found = { lost: [], twice: [], torn: [] }
  for (const kind of KINDS) {
    const stored = await storedKeys(db, kind, trial)
    const seen = new Set(stored)
    const acknowledged = writes.filter((write) => write.kind === kind && write.isAcknowledged)
    found.lost.push(...acknowledged.filter(({ key }) => !seen.has(key)).map(({ key }) => `${kind} ${key.slice(0, 90)}`))
    if (stored.length > seen.size) found.twice.push(`${stored.length - seen.size} × ${kind}`)
  }
  for (const [what, query] of Object.entries(TORN)) {
    const { rows } = await sql.raw<{ n: number }>(query).execute(db)
    if ((rows[0]?.n ?? 0) > 0) found.torn.push(`${rows[0]?.n} × ${what}`)
  }
  return found
}

async function storedKeys(db: Db, kind: Kind, trial: number | undefined): Promise<string[]> {
  const tag = trial === undefined ? 't' : tagOf(trial)
  const hex = trial === undefined ? '0' : trial.toString(16).padStart(8, '0')
  const { rows } = await sql.raw<{ key: string }>(STORED[kind].replaceAll('$', tag).replaceAll('#', hex)).execute(db)
  return rows.map(({ key }) => key)
}
