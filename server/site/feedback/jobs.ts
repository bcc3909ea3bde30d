import { type Job, type JobContext, MAILS_OF_A_KIND, messageId } from '#server/job-context.ts'
import type { WorkedJob } from '#server/platform/jobs/queue.ts'
import { languageOf } from '#server/platform/text/language-of.ts'
import { feedbackMail } from './mail.ts'
import { mailDataOf } from './queries.ts'
import { type FeedbackNews, hasChanges } from './rules.ts'

/** Texts are read when sending, so that the queue holds no personal data. */
export interface FeedbackMailJob {
  feedbackId: string
  news: FeedbackNews
}

export const feedbackJobs: Job[] = [{ name: 'mail-feedback-update', ...MAILS_OF_A_KIND, run: mailUpdate }]

async function mailUpdate(
  { db, sendMail, settings: { publicUrl } }: JobContext,
  { feedbackId, news }: FeedbackMailJob,
  { id }: WorkedJob,
): Promise<void> {
  const data = await mailDataOf(db, feedbackId)
  if (!data) return
  // The response may have been removed.
  const still = { ...news, response: data.admin_response === null ? null : news.response }
  if (!hasChanges(still)) return
  const { email, username, tracking_id: trackingId, subject, admin_response: response } = data
  const language = languageOf(data.interface_language)
  const url = `${publicUrl}/feedback/track/${trackingId}`
  await sendMail({
    to: email,
    messageId: messageId(id, publicUrl),
    ...feedbackMail({ language, username, trackingId, subject, response, news: still, url }),
  })
}
