import { reviewOf } from '#contract/practice/quiz-review.ts'
import type { Submission } from '#contract/practice/quizzes.ts'
import { can } from '#contract/roles.ts'
import { COMPILATION_TEST_FORBIDDEN, FREE_COMPILATION_QUESTIONS } from '#contract/syllabus/compilation-rules.ts'
import type { CompilationTestResult } from '#contract/syllabus/compilations.ts'
import type { Period } from '#contract/syllabus/periods.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/events.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { countAnswers } from '#server/practice/quizzes/commands/count-answers.ts'
import { scoreAnswers } from '#server/practice/quizzes/commands/score-answers.ts'
import { countQuestionCards } from '#server/practice/shared/question-cards.ts'
import { periodQuestions } from '../queries.ts'

interface Sent {
  range: Period
  answers: Submission['answers']
}

/** @throws HttpError 403 for more than the free questions without Pro, 422 for other questions */
export async function answerQuestions(
  db: Db,
  { id: userId, role }: { id: string; role: string },
  { range, answers: sent }: Sent,
  now: Date,
): Promise<CompilationTestResult> {
  const needsPro = can(role, 'proStudy')
  if (!needsPro && sent.length > FREE_COMPILATION_QUESTIONS) throw new HttpError(403, COMPILATION_TEST_FORBIDDEN)
  const ids = sent.map(({ questionId }) => questionId)
  const questions = await periodQuestions(db, range, ids)
  const { answers, score, wrong } = scoreAnswers(sent, questions)
  const counted = questions.map(({ question_id, article_id }) => ({
    question_id,
    article_id,
    is_right: !wrong.includes(question_id),
  }))
  await inTransaction(db, async (db) => {
    await countAnswers(db, userId, counted, now)
    await publish(db, 'compilation.answered', [{ userId, wrong, needsPro }], now)
  })
  return {
    score,
    totalQuestions: questions.length,
    questions: reviewOf(questions, answers),
    cards: await countQuestionCards(db, userId, wrong),
  }
}
