import type { ReportReason } from '#contract/community/forum-rules.ts'
import * as m from '#messages/community/moderation/report-dialog.ts'

export const REASON_LABELS: Record<ReportReason, string> = {
  spam: m.spam,
  harassment: m.harassment,
  hate_speech: m.hateSpeech,
  inappropriate_content: m.inappropriate,
  misinformation: m.misinformation,
  off_topic: m.offTopic,
  other: m.otherReason,
}
