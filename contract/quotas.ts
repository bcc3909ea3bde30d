/** What one person may do only so often, and the answer when the quota is used up. */
export const QUOTA_MESSAGES = {
  posts: 'You are posting very fast. Please wait a moment and send it again.',
  reactions: 'You are reacting very fast. Please wait a moment and try again.',
  reports: 'You have sent as many reports as one person may in a day. Please try again tomorrow.',
  forums: 'You have created as many forums as one person may in a day. Please try again tomorrow.',
  checkouts: 'You have begun to pay many times in a short time. Please wait a little and try again.',
  feedback: 'You have sent a lot of feedback in a short time. Please wait a little and send it again.',
}
export type QuotaKind = keyof typeof QUOTA_MESSAGES
