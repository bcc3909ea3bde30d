import { z } from 'zod'
import { COMMUNITY_FORBIDDEN, MOST_REPORT_CHARACTERS, POST_NOT_FOUND, REPORT_REASONS } from './community-rules.ts'
import { data, endpoint } from './endpoint.ts'
import { Id, safeText } from './text.ts'

const NewReport = z.object({
  reason: z.enum(REPORT_REASONS, { error: 'Choose a reason' }),
  description: safeText({ max: MOST_REPORT_CHARACTERS, label: 'The details' }).optional(),
})
export type NewReport = z.output<typeof NewReport>

export const moderation = {
  report: endpoint('POST /api/community/posts/:postId/report', 'community', {
    summary: 'Tell the moderators of a post, once; own posts cannot be reported',
    params: z.object({ postId: Id }),
    forbidden: COMMUNITY_FORBIDDEN,
    notFound: POST_NOT_FOUND,
    body: NewReport,
    reply: data(z.object({ report_id: Id })),
  }),
}
