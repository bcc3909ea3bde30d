import { expect } from 'vitest'
import { type AttemptDetail, type AttemptSummary, type Quiz, quizzes } from '#contract/quizzes.ts'
import type { Person, TestApp } from './app.ts'
import { anArticle, published } from './articles.ts'

export const DAY = '2026-01-15'

/** The right option of question `n` is the n-th letter, over and over. */
export function aQuestion(n: number, parts: Record<string, unknown> = {}) {
  return {
    question_text: `Question ${n}?`,
    options: { A: `First of ${n}`, B: `Second of ${n}`, C: `Third of ${n}`, D: `Fourth of ${n}` },
    correct_option: 'ABCD'.charAt(n % 4),
    explanation: `The reason of ${n}.`,
    ...parts,
  }
}

/** An article with the questions 0, 1, 2 …, or with those that are given. */
export function withQuiz(title: string, questions: number | unknown[]) {
  const prelims_quiz = typeof questions === 'number' ? Array.from({ length: questions }, (_, n) => aQuestion(n)) : questions
  return anArticle(title, { potential_questions: { prelims_quiz } })
}

/** Publishes an article with a quiz on a day of its own and gives the ids. */
export async function publishedQuiz(
  app: TestApp,
  publication_date: string,
  article: ReturnType<typeof anArticle>,
  parts: Record<string, unknown> = {},
): Promise<{ articleId: string; quizId: string }> {
  const [articleId = ''] = await published(app, publication_date, [], { articles: [article], ...parts })
  const { quiz_id } = await app.db
    .selectFrom('quizzes')
    .where('article_id', '=', articleId)
    .select('quiz_id')
    .executeTakeFirstOrThrow()
  return { articleId, quizId: quiz_id }
}

/** The quiz as somebody opens it. */
export async function opened(app: TestApp, as: Person, quizId: string): Promise<Quiz> {
  return (await app.call(quizzes.quiz, { as, params: { quizId } })).json().data
}

/** Answers to the first questions of a quiz, one letter each; a blank leaves a question out. */
export function answering(quiz: Quiz, letters: string, more: Record<string, unknown> = {}) {
  return {
    quizId: quiz.quiz_id,
    answers: quiz.quiz_questions.flatMap(({ question_id }, n) => {
      const selectedOption = letters.charAt(n).trim()
      return selectedOption ? [{ questionId: question_id, selectedOption }] : []
    }),
    timeTakenSeconds: 60,
    ...more,
  }
}

/** What the tests of quizzes do again and again. */
export function quizCalls(app: TestApp) {
  const attempt = (as: Person, attemptId: string) => app.call(quizzes.attempt, { as, params: { attemptId } })
  return {
    attempt,
    submit: (as: Person | undefined, body: unknown) => app.call(quizzes.submit, { as, body }),
    detail: async (as: Person, attemptId: string): Promise<AttemptDetail> => (await attempt(as, attemptId)).json().data,
    history: async (as: Person, query: Record<string, unknown> = {}) => {
      const reply = await app.call(quizzes.history, { as, query })
      expect(reply.statusCode).toBe(200)
      return reply.json() as { data: AttemptSummary[]; next_before: string | null }
    },
    stored: () => app.db.selectFrom('quiz_attempts').selectAll().execute(),
    /** Somebody with Pro study who has opened a quiz. */
    atAQuiz: async (questions: number | unknown[] = 4) => {
      const reader = await app.person('pro')
      const { articleId, quizId } = await publishedQuiz(app, DAY, withQuiz('Budget', questions))
      return { reader, articleId, quizId, quiz: await opened(app, reader, quizId) }
    },
  }
}
