import type { ReportReason } from '#contract/community-rules.ts'
import { moderation } from '#contract/moderation.ts'
import { call } from '#web/platform/call.ts'

export const reportPost = (postId: string, reason: ReportReason, description: string) =>
  call(moderation.report, { params: { postId }, body: { reason, ...(description && { description }) } })
