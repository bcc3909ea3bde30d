import type { Report } from '#contract/community/moderation.ts'

/** Where the reported text is. */
export function placeOf({ subject, forum_posts }: Report): string {
  if (subject === 'answer') return 'Answer in the exchange'
  if (subject === 'review') return 'Review in the answer exchange'
  return forum_posts.forum.title
}

/** What it is, as a sentence about it names it. */
export const SUBJECT_NAMES: Record<Report['subject'], string> = { post: 'post', answer: 'answer', review: 'review' }
