import { sql } from 'kysely'
import type { ReportReason } from '#contract/community/forum-rules.ts'
import type { Report, ReportContext, ReportStats } from '#contract/community/moderation.ts'
import { MAX_OTHER_REPORTS, MAX_VERSIONS, type ReportStatus, type ReportSubject } from '#contract/community/moderation-rules.ts'
import type { Role } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'

export const reportablePost = (db: Db, postId: string) =>
  db
    .selectFrom('forum_posts')
    .where('post_id', '=', postId)
    .where('deleted_at', 'is', null)
    .select(['post_id', 'forum_id', 'author_id', 'content', 'created_at', 'hidden_at'])
    .executeTakeFirst()

interface Page {
  status: ReportStatus | 'all'
  before?: [at: string, id: string] | undefined
  limit: number
}

export async function reports(db: Db, { status, before, limit }: Page): Promise<{ data: Report[]; next_before: string | null }> {
  const rows = await reportRows(db)
    .$if(status !== 'all', (query) => query.where('report.status', '=', status))
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(report.created_at, report_id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`),
    )
    .orderBy('report.created_at', 'desc')
    .orderBy('report_id', 'desc')
    .limit(limit + 1)
    .execute()
  const data = rows.slice(0, limit).map(reportIn)
  const last = data.at(-1)
  return { data, next_before: rows.length > limit && last ? `${last.created_at}~${last.report_id}` : null }
}

export async function reportById(db: Db, reportId: string): Promise<Report | undefined> {
  const row = await reportRows(db).where('report_id', '=', reportId).executeTakeFirst()
  return row && reportIn(row)
}

/** Only pending reports; with `subjectId`, all on that subject. */
export const lockPendingReports = (db: Db, reportId: string, subjectId: string | null) =>
  db
    .selectFrom('content_reports')
    .where('status', '=', 'pending')
    .where(({ or, eb }) =>
      or([eb('report_id', '=', reportId), ...(subjectId ? SUBJECT_IDS.map((id) => eb(id, '=', subjectId)) : [])]),
    )
    .orderBy('report_id')
    .select(['report_id', 'reason', 'author_id'])
    .forUpdate()
    .execute()

const SUBJECT_IDS = ['post_id', 'offer_id', 'answer_review_id'] as const

const reportRows = (db: Db) =>
  db
    .selectFrom('content_reports as report')
    .leftJoin('forums', 'forums.forum_id', 'report.forum_id')
    .leftJoin('users as author', 'author.user_id', 'report.author_id')
    .leftJoin('users as reporter', 'reporter.user_id', 'report.reporter_id')
    .leftJoin('users as reviewer', 'reviewer.user_id', 'report.reviewer_id')
    .select([
      'report_id',
      'post_id',
      'reason',
      'report.description',
      'report.status',
      'report.created_at',
      'reviewed_at',
      'admin_notes',
      'reported_content',
      'post_created_at',
      'forums.title as forum_title',
      'author.username as author_name',
      'reporter.username as reporter_name',
      'reviewer.username as reviewer_name',
      'report.subject',
      sql<string | null>`coalesce(report.post_id, report.offer_id, report.answer_review_id)`.as('subject_id'),
      sql<number>`case when report.post_id is not null then (select count(*)::int from content_reports as one where one.post_id = report.post_id)
        when report.offer_id is not null then (select count(*)::int from content_reports as one where one.offer_id = report.offer_id)
        when report.answer_review_id is not null
          then (select count(*)::int from content_reports as one where one.answer_review_id = report.answer_review_id)
        else 1 end`.as('reports_of_post'),
    ])

type ReportRow = Awaited<ReturnType<ReturnType<typeof reportRows>['executeTakeFirstOrThrow']>>

const reportIn = (row: ReportRow): Report => ({
  report_id: row.report_id,
  post_id: row.post_id,
  subject: row.subject as ReportSubject,
  subject_id: row.subject_id,
  reports_of_post: row.reports_of_post,
  reason: row.reason as ReportReason,
  description: row.description,
  status: row.status as ReportStatus,
  created_at: row.created_at.toISOString(),
  reviewed_at: row.reviewed_at?.toISOString() ?? null,
  reviewer: named(row.reviewer_name),
  admin_notes: row.admin_notes,
  reporter: named(row.reporter_name),
  author: named(row.author_name),
  forum_posts: {
    content: row.reported_content,
    created_at: row.post_created_at.toISOString(),
    forum: { title: row.forum_title ?? '' },
  },
})

const named = (username: string | null) => (username === null ? null : { username })

/** Days and weeks in Indian time. */
export async function reportStats(db: Db, now: Date): Promise<ReportStats> {
  const began = (unit: 'day' | 'week') =>
    sql`date_trunc(${sql.lit(unit)}, ${now}::timestamptz at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`
  const { rows } = await sql<ReportStats>`
    select count(*)::int as total,
      (count(*) filter (where status = 'pending'))::int as pending,
      (count(*) filter (where status = 'reviewed'))::int as reviewed,
      (count(*) filter (where status = 'resolved'))::int as resolved,
      (count(*) filter (where status = 'dismissed'))::int as dismissed,
      (count(*) filter (where created_at >= ${began('day')}))::int as today,
      (count(*) filter (where created_at >= ${began('week')}))::int as "thisWeek"
    from content_reports`.execute(db)
  return rows[0] as ReportStats
}

export async function reportContext(db: Db, reportId: string): Promise<ReportContext | undefined> {
  const report = await reportById(db, reportId)
  if (!report) return undefined
  const [about, author_record] = [await aboutPost(db, report), await authorRecord(db, reportId)]
  return { report, ...about, exchange: await aboutExchange(db, report), author_record }
}

interface PostNowRow {
  post: NonNullable<ReportContext['post']> | null
  versions: ReportContext['versions'] | null
  others: ReportContext['others'] | null
}

const instant = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const person = (table: string) => sql`
  case when ${sql.ref(`${table}.user_id`)} is not null then jsonb_build_object('username', ${sql.ref(`${table}.username`)}) end`

/** Empty after permanent deletion. */
async function aboutPost(
  db: Db,
  { post_id, subject_id, report_id }: Report,
): Promise<Pick<ReportContext, 'post' | 'versions' | 'others'>> {
  if (!subject_id) return { post: null, versions: [], others: [] }
  const { rows } = await sql<PostNowRow>`
    select
      (select jsonb_build_object(
        'post_id', post.post_id, 'forum_id', post.forum_id, 'content', post.content,
        'created_at', ${instant('post.created_at')}, 'updated_at', ${instant('post.updated_at')},
        'is_edited', post.is_edited, 'is_hidden', post.hidden_at is not null, 'is_deleted', post.deleted_at is not null,
        'likes_count', post.likes_count, 'dislikes_count', post.dislikes_count, 'replies_count', post.replies_count,
        'forum_is_locked', forums.is_locked,
        'replies_to', case when root.post_id is not null
          then jsonb_build_object('author', ${person('root_author')}, 'content', root.content) end)
      from forum_posts as post join forums using (forum_id)
      left join forum_posts as root on root.post_id = post.parent_post_id
      left join users as root_author on root_author.user_id = root.author_id
      where post.post_id = ${post_id}) as post,
      (select jsonb_agg(version) from (
        select jsonb_build_object(
          'content', content, 'replaced_at', ${instant('replaced_at')}, 'replaced_by', ${person('users')}) as version
        from forum_post_versions left join users on user_id = replaced_by
        where post_id = ${post_id} order by replaced_at desc limit ${MAX_VERSIONS}) as latest) as versions,
      (select jsonb_agg(report) from (
        select jsonb_build_object(
          'report_id', report_id, 'reason', reason, 'description', description, 'status', status,
          'created_at', ${instant('content_reports.created_at')}, 'reporter', ${person('users')}) as report
        from content_reports left join users on user_id = reporter_id
        where (post_id = ${subject_id} or offer_id = ${subject_id} or answer_review_id = ${subject_id}) and report_id <> ${report_id}
        order by content_reports.created_at desc limit ${MAX_OTHER_REPORTS}) as latest) as others`.execute(db)
  const [row] = rows
  return { post: row?.post ?? null, versions: row?.versions ?? [], others: row?.others ?? [] }
}

/** Null for posts and deleted subjects. */
async function aboutExchange(db: Db, { subject, subject_id }: Report): Promise<ReportContext['exchange']> {
  if (subject === 'post' || !subject_id) return null
  const { rows } = await sql<NonNullable<ReportContext['exchange']>>`
    select offer.offer_id, review.review_id, case when review.review_id is null then offer.hidden_at else review.hidden_at end is not null as is_hidden,
      question ->> 'text' as question,
      (select count(*)::integer from answer_photos where answer_photos.answer_id = offer.answer_id) as photos
    from exchanged_answers as offer join written_answers using (answer_id)
      left join answer_reviews as review on review.offer_id = offer.offer_id and review.review_id = ${subject_id}
    where offer.offer_id = ${subject_id} or review.review_id = ${subject_id}`.execute(db)
  return rows[0] ?? null
}

async function authorRecord(db: Db, reportId: string): Promise<ReportContext['author_record']> {
  const { rows } = await sql<{
    user_id: string
    username: string
    role: string
    created_at: Date
    suspended_at: Date | null
    posts: number
    reports: number
    upheld: number
  }>`
    select user_id, username, role, users.created_at, suspended_at,
      (select count(*)::int from forum_posts where forum_posts.author_id = user_id and deleted_at is null) as posts,
      (select count(*)::int from content_reports as one where one.author_id = user_id) as reports,
      (select count(*)::int from content_reports as one where one.author_id = user_id and one.status = 'resolved') as upheld
    from content_reports as this join users on user_id = this.author_id
    where this.report_id = ${reportId}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { suspended_at, created_at, role, ...rest } = row
  return { ...rest, role: role as Role, created_at: created_at.toISOString(), is_suspended: suspended_at !== null }
}

export const personalReportData = (db: Db, userId: string) =>
  db
    .selectFrom('content_reports')
    .where('reporter_id', '=', userId)
    .orderBy('created_at')
    .select(['report_id', 'reason', 'description', 'status', 'created_at'])
    .execute()
