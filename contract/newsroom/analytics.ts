import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { Day, Id, Instant } from '#contract/text.ts'
import { DEFAULT_RANGE, RANGES } from './analytics-rules.ts'

const count = z.number().int().min(0)

/** People are all there are; what they did is what they did in the range. Days are those of India. */
export const CommunityStats = z.object({
  total_users: count,
  pro_users: count,
  active_users_today: count,
  active_users_week: count,
  /** Posts and replies in forums. */
  total_posts: count,
  /** Discussions of quizzes. */
  total_discussions: count,
  /** People who posted, replied or reacted, of all who may, in percent with one decimal. */
  engagement_rate: z.number().min(0).max(100),
  /** When these figures were counted: a large community is counted every few minutes. */
  as_of: Instant,
})
export type CommunityStats = z.infer<typeof CommunityStats>

export const ActivityDay = z.object({ date: Day, posts: count })
export type ActivityDay = z.infer<typeof ActivityDay>

/** Likes twice and replies once make the engagement. */
export const TopContent = z.object({
  id: Id,
  type: z.enum(['forum', 'discussion', 'other']),
  title: z.string(),
  author: z.string(),
  engagement: count,
  /** Where it stands in the product. */
  path: z.string(),
})
export type TopContent = z.infer<typeof TopContent>

const query = z.object({ range: z.enum(RANGES, { error: 'range must be "7d", "30d" or "90d"' }).default(DEFAULT_RANGE) })

export const analytics = {
  stats: endpoint('GET /api/admin/community/stats', 'admin', {
    summary: 'The community in figures',
    query,
    reply: data(CommunityStats),
  }),
  activity: endpoint('GET /api/admin/community/activity', 'admin', {
    summary: 'Posts of each day of the range, oldest day first, days without any too',
    query,
    reply: data(z.array(ActivityDay)),
  }),
  topContent: endpoint('GET /api/admin/community/top-content', 'admin', {
    summary: 'The ten contributions of the range that moved people most',
    query,
    reply: data(z.array(TopContent)),
  }),
  export: endpoint('GET /api/admin/community/export', 'admin', {
    summary: 'All of it as a CSV file for spreadsheets',
    rate: 'heavy',
    query,
    produces: ['text/csv'],
    reply: z.object({ success: z.literal(true) }),
  }),
}
