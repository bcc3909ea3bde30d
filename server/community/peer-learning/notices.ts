import { SILENCED_BY } from '#contract/messaging/notification-types.ts'
import type { Notice } from '#server/platform/events/notice.ts'

type Words = Omit<Notice, 'userId'>

const pathOf = (tab: string, id: string) => `/community/peer-learning?${new URLSearchParams({ tab, id })}`
const others = (count: number) => (count === 1 ? '1 other' : `${count} others`)

/** What the notice of one day's likes of a tip is about. */
export const aboutLikes = (tipId: string, day: string) => `tip-liked:${tipId}:${day}`

/**
 * One for a tip and a day, which grows.
 * @param day where the author lives; @param today likes of that day, this one among them
 */
export function tipLiked(
  tip: { tip_id: string; title: string },
  { username, day, today }: { username: string; day: string; today: number },
): Words {
  const who = today > 1 ? `${username} and ${others(today - 1)}` : username
  return {
    type: 'learning_tip_liked',
    title: today > 1 ? `${today} likes for your learning tip` : 'Your learning tip was liked',
    message: `${who} liked ${tip.title}`,
    path: pathOf('tips', tip.tip_id),
    about: aboutLikes(tip.tip_id, day),
    silencedBy: SILENCED_BY.learning_tip_liked,
    folds: true,
  }
}

interface Shared {
  result_id: string
  attempt_id: string
  quiz_title: string
  score: number
  total_questions: number
}

/** What the notices of a shared result are about: they go with it. */
export const aboutResult = (attemptId: string) => `result-shared:${attemptId}`

export function resultShared(result: Shared, username: string): Words {
  return {
    type: 'quiz_result_shared',
    title: 'A result from your study group',
    message: `${username} got ${result.score} of ${result.total_questions} right in ${result.quiz_title}`,
    path: pathOf('results', result.result_id),
    about: aboutResult(result.attempt_id),
    silencedBy: SILENCED_BY.quiz_result_shared,
  }
}
