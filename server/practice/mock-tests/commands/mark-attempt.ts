import { sql } from 'kysely'
import type { MarkingRules } from '#contract/practice/mock-test-rules.ts'
import type { Db } from '#server/db/open.ts'
import { publish } from '#server/events.ts'
import { countAnswers } from '#server/practice/quizzes/commands/count-answers.ts'
import { STORED_ANSWERS } from '../queries/results.ts'
import {
  byCertainty,
  type Marked,
  markPaper,
  paperFrom,
  type StoredAnswer,
  type StoredPaper,
  sourceOf,
  toReview,
  totalOf,
} from '../rules.ts'

interface SubmittedAttempt extends MarkingRules {
  user_id: string
  submitted_at: Date
  questions: StoredPaper
  answers: StoredAnswer[]
}

type GivenOptions = ReadonlyMap<string, string | null>

/**
 * The caller must have locked the attempt.
 * @param counted answers of an earlier marking
 */
export async function markAttempt(db: Db, attemptId: string, now: Date, counted: GivenOptions = new Map()): Promise<void> {
  const { rows } = await sql<SubmittedAttempt>`
    select user_id, submitted_at, questions, right_hundredths, wrong_hundredths, left_out_hundredths, ${STORED_ANSWERS} as answers
    from mock_attempts join mock_tests using (test_id) where attempt_id = ${attemptId}`.execute(db)
  for (const { user_id: userId, submitted_at, questions, answers, ...rules } of rows) {
    const marked = markPaper(paperFrom(questions), answers, rules)
    const { right, wrong, left_out, marks_hundredths } = totalOf(marked, rules)
    const late_answers = marked.filter(({ answer }) => answer.is_late).length
    await db
      .updateTable('mock_attempts')
      .set({ marked_at: now, right_answers: right, wrong_answers: wrong, left_out, marks_hundredths, late_answers })
      .set({ certainties: JSON.stringify(byCertainty(marked, rules)) })
      .where('attempt_id', '=', attemptId)
      .execute()
    const uncounted = marked.filter(({ question, answer }) => counted.get(question.question_id) !== answer.option)
    await countAnswers(db, userId, countedOf(uncounted), submitted_at)
    await publish(db, 'mock-test.marked', [{ userId, toReview: toReview(marked) }], now)
  }
}

const countedOf = (marked: readonly Marked[]) =>
  marked
    .filter(({ result }) => result !== 'left_out')
    .map(({ question, result }) => ({
      question_id: sourceOf(question),
      article_id: question.article_id,
      is_right: result === 'right',
    }))
