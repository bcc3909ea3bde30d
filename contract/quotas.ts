import * as m from '#messages/contract/quotas.ts'

export const QUOTA_MESSAGES = {
  posts: m.posts,
  reactions: m.reactions,
  reports: m.reports,
  forums: m.forums,
  checkouts: m.checkouts,
  mockTests: m.mockTests,
  feedback: m.feedback,
  answers: m.answers,
  answerFeedback: m.answerFeedback,
  drafts: m.drafts,
  reviews: m.reviews,
  offers: m.offers,
  mistakeReports: m.mistakeReports,
  figures: m.figures,
  fetches: m.fetches,
  photographs: m.photographs,
}
export type QuotaKind = keyof typeof QUOTA_MESSAGES
