import type { Notice } from '#server/platform/events/notice.ts'

type NoticeContent = Omit<Notice, 'userId'>

const pathOf = (tab: string, id: string) => `/community/peer-learning?${new URLSearchParams({ tab, id })}`
const others = (count: number) => (count === 1 ? '1 other' : `${count} others`)

export const aboutLikes = (tipId: string, day: string) => `tip-liked:${tipId}:${day}`

/**
 * One notice per tip and day.
 * @param day in the author's time zone; @param today likes of that day, with this one
 */
export function tipLiked(
  tip: { tip_id: string; title: string },
  { username, day, today }: { username: string; day: string; today: number },
): NoticeContent {
  const who = today > 1 ? `${username} and ${others(today - 1)}` : username
  return {
    type: 'learning_tip_liked',
    title: today > 1 ? `${today} likes for your learning tip` : 'Your learning tip was liked',
    message: `${who} liked ${tip.title}`,
    path: pathOf('tips', tip.tip_id),
    about: aboutLikes(tip.tip_id, day),
    folds: true,
  }
}

export interface SharedResultNotice {
  result_id: string
  attempt_id: string
  quiz_title: string
  score: number
  total_questions: number
}

export const aboutResult = (attemptId: string) => `result-shared:${attemptId}`

export function resultShared(result: SharedResultNotice, username: string): NoticeContent {
  return {
    type: 'quiz_result_shared',
    title: 'A result from your study group',
    message: `${username} got ${result.score} of ${result.total_questions} correct in ${result.quiz_title}`,
    path: pathOf('results', result.result_id),
    about: aboutResult(result.attempt_id),
  }
}
