import type { Report } from '#contract/community/moderation.ts'
import * as m from '#messages/community/moderation/queue.ts'

export function placeOf({ subject, forum_posts }: Report): string {
  if (subject === 'answer') return m.answerInExchange
  if (subject === 'review') return m.reviewInExchange
  return forum_posts.forum.title
}
