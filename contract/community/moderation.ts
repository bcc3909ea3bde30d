import { z } from 'zod'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { data, endpoint } from '#contract/endpoint.ts'
import { NEWEST_FIRST, pageOf, pageQuery } from '#contract/paging.ts'
import { ROLES } from '#contract/roles.ts'
import { Id, Instant, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/community.ts'
import { COMMUNITY_FORBIDDEN, MAX_REPORT_CHARACTERS, POST_NOT_FOUND, REPORT_REASONS } from './forum-rules.ts'
import { Author } from './forums.ts'
import { MAX_NOTE_CHARACTERS, REPORT_NOT_FOUND, REPORT_STATUSES, REPORT_SUBJECTS, VERDICTS } from './moderation-rules.ts'

const count = z.number().int().min(0)
const status = z.enum(REPORT_STATUSES)
const reason = z.enum(REPORT_REASONS)

export const NewReport = z.object({
  reason: z.enum(REPORT_REASONS, { error: m.chooseReason }),
  description: safeText({ max: MAX_REPORT_CHARACTERS, label: 'The details' }).optional(),
})
export type NewReport = z.output<typeof NewReport>

export const Report = z.object({
  report_id: Id,
  reason,
  description: z.string().nullable(),
  status,
  created_at: Instant,
  reviewed_at: Instant.nullable(),
  reviewer: Author,
  admin_notes: z.string().nullable(),
  reporter: Author,
  subject: z.enum(REPORT_SUBJECTS),
  /** Post (`null` once deleted), answer or review. */
  subject_id: Id.nullable(),
  /** Snapshot; only posts have a title. */
  forum_posts: z.object({ content: z.string(), created_at: Instant, forum: z.object({ title: z.string() }) }),
  author: Author,
  /** `null` unless an existing post. */
  post_id: Id.nullable(),
  reports_of_post: count,
})
export type Report = z.infer<typeof Report>

export const ReportStats = z.object({
  total: count,
  pending: count,
  reviewed: count,
  resolved: count,
  dismissed: count,
  /** In Asia/Kolkata. */
  today: count,
  thisWeek: count,
})
export type ReportStats = z.infer<typeof ReportStats>

const PostNow = z.object({
  post_id: Id,
  forum_id: Id,
  content: z.string(),
  created_at: Instant,
  updated_at: Instant,
  is_edited: z.boolean(),
  is_hidden: z.boolean(),
  is_deleted: z.boolean(),
  likes_count: count,
  dislikes_count: count,
  replies_count: count,
  forum_is_locked: z.boolean(),
  replies_to: z.object({ author: Author, content: z.string() }).nullable(),
})

export const ReportContext = z.object({
  report: Report,
  post: PostNow.nullable(),
  /** `null` unless an existing answer or review. */
  exchange: z
    .object({
      offer_id: Id,
      /** `null`: the answer itself. */
      review_id: Id.nullable(),
      is_hidden: z.boolean(),
      question: z.string(),
      photos: count,
    })
    .nullable(),
  /** Newest first. */
  versions: z.array(z.object({ content: z.string(), replaced_at: Instant, replaced_by: Author })),
  /** Newest first. */
  others: z.array(
    Report.pick({ report_id: true, reason: true, description: true, status: true, created_at: true, reporter: true }),
  ),
  /** `null` if deleted. */
  author_record: z
    .object({
      user_id: Id,
      username: z.string(),
      role: z.enum(ROLES),
      created_at: Instant,
      is_suspended: z.boolean(),
      posts: count,
      reports: count,
      upheld: count,
    })
    .nullable(),
})
export type ReportContext = z.infer<typeof ReportContext>

const ofReport = { params: z.object({ reportId: Id }), notFound: REPORT_NOT_FOUND }

export const moderation = {
  report: endpoint('POST /api/community/posts/:postId/report', 'community', {
    summary: 'Report a post of someone else to the moderators, once',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmToPost,
    params: z.object({ postId: Id }),
    forbidden: COMMUNITY_FORBIDDEN,
    notFound: POST_NOT_FOUND,
    body: NewReport,
    reply: data(z.object({ report_id: Id })),
  }),
  reports: endpoint('GET /api/admin/community/reports', 'admin', {
    noStore: true,
    summary: `List reports, ${NEWEST_FIRST}`,
    query: z.object({
      status: z.enum(['all', ...REPORT_STATUSES], { error: 'status must be all or the status of a report' }).default('all'),
      ...pageQuery(50),
    }),
    reply: pageOf(Report),
  }),
  stats: endpoint('GET /api/admin/community/reports/stats', 'admin', {
    allowReplica: true,
    summary: 'Count reports by status, and those of today and of this week',
    reply: data(ReportStats),
  }),
  context: endpoint('GET /api/admin/community/reports/:reportId', 'admin', {
    noStore: true,
    summary: 'Get a report with its post, other reports and the record of its author',
    ...ofReport,
    reply: data(ReportContext),
  }),
  review: endpoint('PATCH /api/admin/community/reports/:reportId', 'admin', {
    summary: 'Review a pending report, once',
    ...ofReport,
    body: z.object({
      status: z.enum(VERDICTS, { error: 'status must be reviewed, resolved or dismissed' }),
      admin_notes: safeText({ max: MAX_NOTE_CHARACTERS, label: 'The notes' }).optional(),
      with_others: z.boolean({ error: 'with_others must be true or false' }).optional(),
    }),
    reply: data(Report),
  }),
}
