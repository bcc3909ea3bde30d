import { type JobContext, messageId } from '#server/job-context.ts'
import { feedbackMail } from './mail.ts'
import { mailFactsOf } from './queries.ts'
import { type FeedbackNews, isNews } from './rules.ts'

/** What a mail says of the change it was made for; names and words are looked up when it goes out, so that they stand in no queue. */
export interface FeedbackMailJob {
  feedbackId: string
  news: FeedbackNews
}

export async function feedbackJobs({ db, queue, sendMail, publicUrl }: JobContext): Promise<void> {
  await queue.work('mail-feedback-update', async ({ feedbackId, news }: FeedbackMailJob, { id }) => {
    const facts = await mailFactsOf(db, feedbackId)
    if (!facts) return
    // A response that has been taken away meanwhile is not sent out.
    const still = { ...news, response: facts.admin_response === null ? null : news.response }
    if (!isNews(still)) return
    const { email, username, tracking_id: trackingId, subject, admin_response: response } = facts
    const url = `${publicUrl}/feedback/track/${trackingId}`
    await sendMail({
      to: email,
      messageId: messageId(id, publicUrl),
      ...feedbackMail({ username, trackingId, subject, response, news: still, url }),
    })
  })
}
