import type { MistakeDecision } from '#contract/newsroom/mistake-report-rules.ts'
import { told } from '#server/messaging/shared/notice-words.ts'
import type { Notice } from '#server/platform/events/notice.ts'

interface Decided {
  report_id: string
  user_id: string
  article_id: string | null
  article_title: string
  status: MistakeDecision
  answer: string
  correction_id: string | null
}

/** Links to own reports if the article is gone. */
export const reportDecided = ({ report_id, user_id, status, answer, ...about }: Decided): Notice => ({
  userId: user_id,
  type: 'mistake_report',
  ...told({ kind: `report_${status}`, title: about.article_title, answer }),
  path: about.article_id ? `/article/${about.article_id}${about.correction_id ? '#corrections' : ''}` : '/feedback/my-feedback',
  about: `mistake-report:${report_id}`,
})
