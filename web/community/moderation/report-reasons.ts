import type { ReportReason } from '#contract/community/forum-rules.ts'

export const REASON_LABELS: Record<ReportReason, string> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or bullying',
  hate_speech: 'Hate speech',
  inappropriate_content: 'Inappropriate content',
  misinformation: 'Misinformation',
  off_topic: 'Off topic',
  other: 'Something else',
}
