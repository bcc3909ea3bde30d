import { type RawBuilder, sql } from 'kysely'
import type { ActivityDay, CommunityStats, TopContent } from '#contract/newsroom/analytics.ts'
import { daysOf, type Range } from '#contract/newsroom/analytics-rules.ts'
import { can, ROLES } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { titleOf } from './rules.ts'

export interface Figures {
  stats: CommunityStats
  activity: ActivityDay[]
  top: TopContent[]
}

export async function countFigures(db: Db, range: Range, now: Date): Promise<Figures> {
  const from = startOf(daysOf(range), now)
  const stats = await statsSince(db, from, now)
  return { stats, activity: await postsByDay(db, from, now), top: await topSince(db, from) }
}

const ZONE = sql.lit('Asia/Kolkata')
const COMMUNITY = sql.join(ROLES.filter((role) => can(role, 'community')).map((role) => sql.lit(role)))

/** Midnight IST; `days` includes today. */
const startOf = (days: number, now: Date) =>
  sql`((date_trunc('day', ${now}::timestamptz at time zone ${ZONE}) - make_interval(days => ${days - 1})) at time zone ${ZONE})`

/** Wrote or reacted in forums and quiz discussions. */
const participants = (from: RawBuilder<unknown>) => sql`(
  select author_id as user_id from forum_posts where deleted_at is null and created_at >= ${from}
  union select user_id from forum_reactions where created_at >= ${from}
  union select author_id from quiz_discussions where deleted_at is null and created_at >= ${from}
  union select author_id from quiz_discussion_replies where created_at >= ${from})`

const activePeople = (from: RawBuilder<unknown>) => sql`(
  select count(*)::integer from (
    select user_id from sessions where last_seen_at >= ${from} union select user_id from ${participants(from)} as took_part
  ) as active where user_id is not null)`

async function statsSince(db: Db, from: RawBuilder<unknown>, now: Date): Promise<CommunityStats> {
  const { rows } = await sql<Omit<CommunityStats, 'engagement_rate' | 'as_of'> & { engaged: number; members: number }>`
    select
      (select count(*)::integer from users) as total_users,
      (select count(*)::integer from users where role = 'pro') as pro_users,
      ${activePeople(startOf(1, now))} as active_users_today,
      ${activePeople(startOf(7, now))} as active_users_week,
      (select count(*)::integer from forum_posts where deleted_at is null and created_at >= ${from}) as total_posts,
      (select count(*)::integer from quiz_discussions where deleted_at is null and created_at >= ${from}) as total_discussions,
      (select count(*)::integer from users where role in (${COMMUNITY})) as members,
      (select count(*)::integer from users
        where role in (${COMMUNITY}) and user_id in (select user_id from ${participants(from)} as took_part)) as engaged`.execute(
    db,
  )
  const { engaged = 0, members = 0, ...counts } = rows[0] ?? ({} as (typeof rows)[number])
  return { ...counts, engagement_rate: members === 0 ? 0 : Math.round((engaged * 1000) / members) / 10, as_of: now.toISOString() }
}

async function postsByDay(db: Db, from: RawBuilder<unknown>, now: Date): Promise<ActivityDay[]> {
  const { rows } = await sql<ActivityDay>`
    with written as (
      select (created_at at time zone ${ZONE})::date as day, count(*)::integer as posts
      from forum_posts where deleted_at is null and created_at >= ${from} group by 1
    )
    select to_char(all_days.day, 'YYYY-MM-DD') as date, coalesce(posts, 0) as posts
    from generate_series((${from} at time zone ${ZONE})::date, (${now}::timestamptz at time zone ${ZONE})::date, interval '1 day') as all_days(day)
    left join written on written.day = all_days.day::date order by all_days.day`.execute(db)
  return rows
}

const MAX_TOP = 10
const READ_OF_TITLE = 300

interface TopRow extends Omit<TopContent, 'author' | 'path'> {
  author: string | null
  place: string
}

const PATHS: Record<TopContent['type'], (row: TopRow) => string> = {
  forum: ({ place, id }) => `/community/forums/${place}#post-${id}`,
  discussion: ({ place, id }) => `/community/quiz-forums/${place}#discussion-${id}`,
  other: ({ id }) => `/community/peer-learning?tab=tips&id=${id}`,
}

async function topSince(db: Db, from: RawBuilder<unknown>): Promise<TopContent[]> {
  const { rows } = await sql<TopRow>`
    select found.id, type, left(split_part(btrim(words), e'\n', 1), ${READ_OF_TITLE}) as title, username as author, engagement, place
    from (
      (select post_id as id, 'forum' as type, content as words, author_id, likes_count * 2 + replies_count as engagement, forum_id as place
        from forum_posts where deleted_at is null and hidden_at is null and parent_post_id is null and created_at >= ${from}
        order by engagement desc, post_id desc limit ${MAX_TOP})
      union all
      (select discussion_id, 'discussion', content, author_id, likes_count * 2 + replies_count as engagement, quiz_id
        from quiz_discussions where deleted_at is null and created_at >= ${from}
        order by engagement desc, discussion_id desc limit ${MAX_TOP})
      union all
      (select tip_id, 'other', title, author_id, likes_count * 2 as engagement, tip_id
        from learning_tips where created_at >= ${from} order by engagement desc, tip_id desc limit ${MAX_TOP})
    ) as found left join users on users.user_id = found.author_id
    order by engagement desc, found.id desc limit ${MAX_TOP}`.execute(db)
  return rows.map((row) => {
    const { place: _, author, title, ...told } = row
    return { ...told, title: titleOf(title), author: author ?? 'UPSC Current Catalyst', path: PATHS[row.type](row) }
  })
}

export async function snapshotOf(db: Db, range: Range) {
  const row = await db.selectFrom('community_snapshots').where('range', '=', range).selectAll().executeTakeFirst()
  return row && { figures: row.figures, takenAt: row.taken_at, tookMs: row.took_ms }
}
