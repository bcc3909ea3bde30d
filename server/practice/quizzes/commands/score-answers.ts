import type { Question } from '#contract/practice/question.ts'
import type { Submission } from '#contract/practice/quizzes.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { type Answers, invalidAnswers, scoreOf, wrongIn } from '../rules.ts'

/** @throws HttpError 422 */
export function scoreAnswers(
  sent: Submission['answers'],
  questions: readonly Question[],
): { answers: Answers; score: number; wrong: string[] } {
  const details = invalidAnswers(sent, questions)
  if (details[0]) throw new HttpError(422, details[0].message, { details })
  const answers = Object.fromEntries(sent.map((one) => [one.questionId, one.selectedOption]))
  return { answers, score: scoreOf(answers, questions), wrong: wrongIn(answers, questions) }
}
