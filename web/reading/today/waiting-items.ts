import type { Language } from '#contract/languages.ts'
import type { DailyEntry } from '#contract/reading/daily.ts'
import type { Today } from '#contract/reading/progress.ts'
import * as m from '#messages/reading/today.ts'
import { paths } from '#web/platform/paths.ts'
import { titleOf } from '#web/reading/daily/in-reading-language.ts'
import { titleIn } from '#web/reading/shared/title-in.ts'

export interface WaitingState {
  status: Pick<Today, 'quizzes_taken' | 'waiting'>
  /** Newest first. */
  days: DailyEntry[]
  read: ReadonlySet<string>
  canTakeQuizzes: boolean
  /** Reading language. */
  lang: Language
}

interface Item {
  to: string
  text: string
  about: string
}

/** In the order of display. */
export function waitingItems({ status: { quizzes_taken, waiting }, days, read, canTakeQuizzes, lang }: WaitingState): Item[] {
  const taken = new Set(quizzes_taken.map(({ quiz_id }) => quiz_id))
  const [quiz] = days
    .flatMap(({ articles }) => articles)
    .filter(({ article_id, quiz_id }) => canTakeQuizzes && quiz_id && read.has(article_id) && !taken.has(quiz_id))
  const { wrong_answers: wrong, answers } = waiting
  return [
    ...(quiz?.quiz_id ? [{ to: paths.quiz(quiz.quiz_id), text: m.takeQuiz, about: titleOf(quiz, lang).value }] : []),
    ...(wrong
      ? [
          {
            to: paths.quizAttempt(wrong.attempt_id),
            text: m.reviewWrong({ count: wrong.count }),
            about: titleIn(wrong, lang).value,
          },
        ]
      : []),
    ...answers.map(({ title, message, path }) => ({ to: path, text: title, about: message })),
  ]
}
