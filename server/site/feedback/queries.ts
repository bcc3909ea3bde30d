import { type ExpressionBuilder, sql } from 'kysely'
import type { AdminFeedback, Feedback, FeedbackCounts, FeedbackDetail } from '#contract/site/feedback.ts'
import { FEEDBACK_STATUSES, type FeedbackStatus, trackingIdFrom } from '#contract/site/feedback-rules.ts'
import type { Db } from '#server/db/open.ts'
import { containsPatterns } from '#server/db/search-patterns.ts'
import type { Tables } from '#server/db/tables.ts'

interface Page {
  /** Last id of the previous page. */
  before?: string | undefined
  limit: number
}

export interface AdminPage extends Page {
  status?: FeedbackStatus | undefined
  q?: string | undefined
}

/** Latest first. */
export async function feedbackOf(db: Db, userId: string, page: Page): Promise<{ data: Feedback[]; next_before: string | null }> {
  return paged(await pageRows(described(db).where('f.user_id', '=', userId), page).execute(), page.limit, feedbackIn)
}

/** Only the user's. */
export async function ownFeedback(
  db: Db,
  userId: string,
  by: 'tracking_id' | 'feedback_id',
  id: string,
): Promise<FeedbackDetail | undefined> {
  const row = await detailed(db).where('f.user_id', '=', userId).where(`f.${by}`, '=', id).executeTakeFirst()
  return row && detailIn(row)
}

export const feedbackByKey = (db: Db, userId: string, clientKey: string) =>
  db
    .selectFrom('feedback')
    .where('user_id', '=', userId)
    .where('client_key', '=', clientKey)
    .select(['feedback_id', 'subject', 'message'])
    .executeTakeFirst()

export async function isOwn(db: Db, userId: string, feedbackId: string): Promise<boolean> {
  const row = await db
    .selectFrom('feedback')
    .where('feedback_id', '=', feedbackId)
    .where('user_id', '=', userId)
    .select('feedback_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Latest first; only the first page has counts. */
export async function allFeedback(db: Db, { status, q = '', ...page }: AdminPage) {
  const rows = await pageRows(detailed(db).where(matchesSearch(q)), page)
    .$if(status !== undefined, (query) => query.where('f.status', '=', status as string))
    .execute()
  const counts = page.before === undefined ? await countsOf(db, q) : null
  return { ...paged(rows, page.limit, adminFeedbackIn), counts }
}

export async function adminFeedback(db: Db, feedbackId: string): Promise<AdminFeedback | undefined> {
  const row = await detailed(db).where('f.feedback_id', '=', feedbackId).executeTakeFirst()
  return row && adminFeedbackIn(row)
}

/** Prevents account deletion; call before `lockFeedback`. */
export const lockAuthor = (db: Db, feedbackId: string) =>
  db
    .selectFrom('users')
    .where('user_id', '=', ({ selectFrom }) =>
      selectFrom('feedback').where('feedback_id', '=', feedbackId).select('feedback.user_id'),
    )
    .select('user_id')
    .forKeyShare()
    .executeTakeFirst()

export const lockFeedback = (db: Db, feedbackId: string) =>
  db
    .selectFrom('feedback')
    .where('feedback_id', '=', feedbackId)
    .select(['user_id', 'tracking_id', 'subject', 'status', 'admin_response', 'responded_at', 'updated_at'])
    .forUpdate()
    .executeTakeFirst()

/** `undefined` if deleted. */
export const mailDataOf = (db: Db, feedbackId: string) =>
  db
    .selectFrom('feedback')
    .innerJoin('users', 'users.user_id', 'feedback.user_id')
    .where('feedback_id', '=', feedbackId)
    .select(['email', 'username', 'interface_language', 'tracking_id', 'subject', 'admin_response'])
    .executeTakeFirst()

export async function personalFeedbackData(db: Db, userId: string): Promise<Omit<FeedbackDetail, 'users'>[]> {
  const rows = await detailed(db).where('f.user_id', '=', userId).orderBy('f.feedback_id').execute()
  return rows.map((row) => {
    const { users: _, ...own } = detailIn(row)
    return own
  })
}

async function countsOf(db: Db, q: string): Promise<FeedbackCounts> {
  const rows = await db
    .selectFrom('feedback as f')
    .where(matchesSearch(q))
    .groupBy('f.status')
    .select(({ fn }) => ['f.status', fn.countAll<number>().as('count')])
    .execute()
  const found = new Map(rows.map(({ status, count }) => [status, Number(count)]))
  return Object.fromEntries(FEEDBACK_STATUSES.map((status) => [status, found.get(status) ?? 0])) as FeedbackCounts
}

/** Every word must match; tracking ids match in any spelling. */
function matchesSearch(q: string) {
  return ({ and, or }: ExpressionBuilder<Tables & { f: Tables['feedback'] }, 'f'>) => {
    const trackingId = trackingIdFrom(q)
    const words = and(containsPatterns(q).map((pattern) => sql<boolean>`${matchesPattern(pattern)}`))
    return trackingId ? or([words, sql<boolean>`f.tracking_id = ${trackingId}`]) : words
  }
}

/** Separate lookups, each with its own index. */
const matchesPattern = (pattern: string) => sql`f.feedback_id in (
  select feedback_id from feedback where (tracking_id || ' ' || subject || ' ' || message) ~* ${pattern}
  union all
  select feedback_id from feedback join users using (user_id) where username ~* ${pattern} or email ~* ${pattern})`

const described = (db: Db) =>
  db
    .selectFrom('feedback as f')
    .innerJoin('users as author', 'author.user_id', 'f.user_id')
    .select([
      'f.feedback_id',
      'f.tracking_id',
      'f.subject',
      'f.message',
      'f.status',
      'f.admin_response',
      'f.responded_at',
      'f.created_at',
      'f.updated_at',
      'author.username',
      'author.email',
    ])

const detailed = (db: Db) =>
  described(db).select(
    sql<AdminFeedback['status_changes']>`(
      select coalesce(jsonb_agg(jsonb_build_object(
        'status', change.status,
        'changed_at', to_char(change.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'changed_by', changer.username) order by change.change_id), '[]')
      from feedback_status_changes as change left join users as changer on changer.user_id = change.changed_by
      where change.feedback_id = f.feedback_id)`.as('status_changes'),
  )

type Described = ReturnType<typeof described>
type DescribedRow = Awaited<ReturnType<Described['executeTakeFirstOrThrow']>>
type DetailedRow = Awaited<ReturnType<ReturnType<typeof detailed>['executeTakeFirstOrThrow']>>

/** The extra row shows whether there is a next page. */
function pageRows<Query extends Described>(query: Query, { before, limit }: Page): Query {
  const page = query.orderBy('f.feedback_id', 'desc').limit(limit + 1)
  return (before === undefined ? page : page.where('f.feedback_id', '<', before)) as Query
}

function paged<Row, Item extends { feedback_id: string }>(rows: Row[], limit: number, read: (row: Row) => Item) {
  const data = rows.slice(0, limit).map(read)
  return { data, next_before: rows.length > limit ? (data.at(-1)?.feedback_id ?? null) : null }
}

function feedbackIn({ username, email, ...row }: DescribedRow): Feedback {
  return {
    ...row,
    status: row.status as FeedbackStatus,
    responded_at: row.responded_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    users: { username, email },
  }
}

const detailIn = (row: DetailedRow): FeedbackDetail => ({
  ...feedbackIn(row),
  status_changes: row.status_changes.map(({ status, changed_at }) => ({ status, changed_at })),
})

const adminFeedbackIn = (row: DetailedRow): AdminFeedback => ({
  ...feedbackIn(row),
  status_changes: row.status_changes,
})
