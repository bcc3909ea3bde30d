import { told } from '#server/messaging/shared/notice-words.ts'
import type { Notice } from '#server/platform/events/notice.ts'

type NoticeContent = Omit<Notice, 'userId'>

const pathOf = (tab: string, id: string) => `/community/peer-learning?${new URLSearchParams({ tab, id })}`

export const aboutLikes = (tipId: string, day: string) => `tip-liked:${tipId}:${day}`

/**
 * One notice per tip and day.
 * @param day in the author's time zone; @param today likes of that day, with this one
 */
export function tipLiked(
  tip: { tip_id: string; title: string },
  { username, day, today }: { username: string; day: string; today: number },
): NoticeContent {
  return {
    type: 'learning_tip_liked',
    ...told({ kind: 'tip_liked', name: username, others: Math.max(today - 1, 0), tip: tip.title }),
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
    ...told({
      kind: 'result_shared',
      name: username,
      score: result.score,
      total: result.total_questions,
      quiz: result.quiz_title,
    }),
    path: pathOf('results', result.result_id),
    about: aboutResult(result.attempt_id),
  }
}
