export const QUOTA_MESSAGES = {
  posts: 'You are posting too fast. Please wait a moment and try again.',
  reactions: 'You are reacting too fast. Please wait a moment and try again.',
  reports: 'You have reached the daily limit for reports. Please try again tomorrow.',
  forums: 'You have reached the daily limit for new forums. Please try again tomorrow.',
  checkouts: 'You have started many payments in a short time. Please wait a few minutes and try again.',
  mockTests: 'You have reached the daily limit for new tests. Please continue one of them, or make another tomorrow.',
  feedback: 'You have sent a lot of feedback in a short time. Please wait a few minutes and try again.',
  answers: 'You have reached the daily limit for new answers. Please try again tomorrow.',
  answerFeedback: 'You have reached the daily limit for feedback on answers. Please ask again tomorrow.',
  reviews: 'You have reached the daily limit for answers to review. Please try again tomorrow.',
  offers: 'You have reached the daily limit for answers in the exchange. Please try again tomorrow.',
  mistakeReports: 'You have reached the daily limit for reported mistakes. Please try again tomorrow.',
  figures: 'You have reached the daily limit for pictures. Please try again tomorrow.',
  photographs: 'You have reached the daily limit for photographs. Please try again tomorrow.',
}
export type QuotaKind = keyof typeof QUOTA_MESSAGES
