import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { Day, Id, Instant } from '#contract/text.ts'
import { DEFAULT_RANGE, RANGES } from './analytics-rules.ts'

const count = z.number().int().min(0)

/** Users in total, activity within range. IST days. */
export const CommunityStats = z.object({
  total_users: count,
  pro_users: count,
  active_users_today: count,
  active_users_week: count,
  total_posts: count,
  total_discussions: count,
  /** Of community members; percent, one decimal. */
  engagement_rate: z.number().min(0).max(100),
  /** When these values were first counted; can lag some minutes. */
  as_of: Instant,
})
export type CommunityStats = z.infer<typeof CommunityStats>

export const ActivityDay = z.object({ date: Day, posts: count })
export type ActivityDay = z.infer<typeof ActivityDay>

/** engagement = likes × 2 + replies */
export const TopContent = z.object({
  id: Id,
  type: z.enum(['forum', 'discussion', 'other']),
  title: z.string(),
  author: z.string(),
  engagement: count,
  path: z.string(),
})
export type TopContent = z.infer<typeof TopContent>

const query = z.object({ range: z.enum(RANGES, { error: 'range must be "7d", "30d" or "90d"' }).default(DEFAULT_RANGE) })

export const analytics = {
  stats: endpoint('GET /api/admin/community/stats', 'admin', {
    summary: 'Get community statistics',
    query,
    reply: data(CommunityStats),
  }),
  activity: endpoint('GET /api/admin/community/activity', 'admin', {
    summary: 'Count the posts of each day of the range, oldest day first, including days without posts',
    query,
    reply: data(z.array(ActivityDay)),
  }),
  topContent: endpoint('GET /api/admin/community/top-content', 'admin', {
    summary: 'List the ten contributions of the range with the highest engagement',
    query,
    reply: data(z.array(TopContent)),
  }),
  export: endpoint('GET /api/admin/community/export', 'admin', {
    summary: 'Download statistics, activity and top content as a CSV file',
    rate: 'heavy',
    query,
    produces: ['text/csv'],
    reply: z.object({ success: z.literal(true) }),
  }),
}
