/** What one person may do only so often, and the answer when the quota is used up. */
export const QUOTA_MESSAGES = {
  posts: 'You are posting too fast. Please wait a moment and try again.',
  reactions: 'You are reacting too fast. Please wait a moment and try again.',
  reports: 'You have reached the daily limit for reports. Please try again tomorrow.',
  forums: 'You have reached the daily limit for new forums. Please try again tomorrow.',
  checkouts: 'You have started many payments in a short time. Please wait a few minutes and try again.',
  mockTests: 'You have made many tests today. Please go on with one of them, or make another tomorrow.',
  feedback: 'You have sent a lot of feedback in a short time. Please wait a few minutes and try again.',
  answers: 'You have begun very many answers today. Please try again tomorrow.',
  answerFeedback: 'You have used up the feedback of today. Please ask again tomorrow.',
  reviews: 'You have taken very many answers to review today. Please try again tomorrow.',
  offers: 'You have put very many answers into the exchange today. Please try again tomorrow.',
  mistakeReports: 'You have reported many mistakes today. Please try again tomorrow.',
  figures: 'You have uploaded very many pictures today. Please try again tomorrow.',
  photographs: 'You have added very many photographs today. Please try again tomorrow.',
}
export type QuotaKind = keyof typeof QUOTA_MESSAGES
