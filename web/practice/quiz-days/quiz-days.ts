import type { Language } from '#contract/languages.ts'
import type { ArticleInList, DailyEntry } from '#contract/reading/daily.ts'
import type { Today } from '#contract/reading/progress.ts'
import * as m from '#messages/practice/quiz-days.ts'

export interface DayQuiz {
  quizId: string
  /** Of its article. */
  title: { lang: Language; value: string }
  /** Last attempt. */
  result: { score: number; total: number } | undefined
}

export interface QuizDay {
  day: string
  quizzes: DayQuiz[]
}

/**
 * Newest first.
 * @param titleOf in the reading language
 */
export function quizDays(
  days: DailyEntry[],
  taken: Today['quizzes_taken'],
  titleOf: (article: ArticleInList) => DayQuiz['title'],
): QuizDay[] {
  const results = new Map(taken.map(({ quiz_id, score, total_questions }) => [quiz_id, { score, total: total_questions }]))
  const quizzesOf = ({ articles }: DailyEntry) =>
    articles.flatMap((article) =>
      article.quiz_id ? [{ quizId: article.quiz_id, title: titleOf(article), result: results.get(article.quiz_id) }] : [],
    )
  return days
    .map((entry) => ({ day: entry.publication_date, quizzes: quizzesOf(entry) }))
    .filter(({ quizzes }) => quizzes.length > 0)
}

const isOpen = ({ result }: DayQuiz) => result === undefined

export const nextQuiz = (days: QuizDay[]): DayQuiz | undefined => days.flatMap(({ quizzes }) => quizzes).find(isOpen)

export function dayState({ quizzes }: QuizDay): string {
  const open = quizzes.filter(isOpen).length
  if (open === 0) return m.allTaken
  if (open < quizzes.length) return m.someTaken({ taken: quizzes.length - open, total: quizzes.length })
  return m.quizzesLeft({ count: open })
}
