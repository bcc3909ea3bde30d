import type { DailyEntry } from '#contract/reading/daily.ts'
import type { Today } from '#contract/reading/progress.ts'
import * as m from '#messages/reading/today.ts'
import { paths } from '#web/platform/paths.ts'

export interface WaitingState {
  status: Pick<Today, 'quizzes_taken' | 'waiting'>
  /** Newest first. */
  days: DailyEntry[]
  read: ReadonlySet<string>
  canTakeQuizzes: boolean
}

interface Item {
  to: string
  text: string
  about: string
}

/** In the order of display. */
export function waitingItems({ status: { quizzes_taken, waiting }, days, read, canTakeQuizzes }: WaitingState): Item[] {
  const taken = new Set(quizzes_taken.map(({ quiz_id }) => quiz_id))
  const [quiz] = days
    .flatMap(({ articles }) => articles)
    .filter(({ article_id, quiz_id }) => canTakeQuizzes && quiz_id && read.has(article_id) && !taken.has(quiz_id))
  const { wrong_answers: wrong, answers } = waiting
  return [
    ...(quiz?.quiz_id ? [{ to: paths.quiz(quiz.quiz_id), text: m.takeQuiz, about: quiz.title }] : []),
    ...(wrong
      ? [{ to: paths.quizAttempt(wrong.attempt_id), text: m.reviewWrong({ count: wrong.count }), about: wrong.title }]
      : []),
    ...answers.map(({ title, message, path }) => ({ to: path, text: title, about: message })),
  ]
}
