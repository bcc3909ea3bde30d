import type { Report } from '#contract/community/moderation.ts'

export function placeOf({ subject, forum_posts }: Report): string {
  if (subject === 'answer') return 'Answer in the exchange'
  if (subject === 'review') return 'Review in the answer exchange'
  return forum_posts.forum.title
}

export const SUBJECT_NAMES: Record<Report['subject'], string> = { post: 'post', answer: 'answer', review: 'review' }
