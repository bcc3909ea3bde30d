import { sql } from 'kysely'
import type { MockAttemptSummary } from '#contract/practice/mock-attempts.ts'
import type { MarkedQuestion, MockResult } from '#contract/practice/mock-results.ts'
import { LEAST_FOR_PERCENTILE, type MarkingRules, MISTAKES } from '#contract/practice/mock-test-rules.ts'
import { MOCK_ATTEMPT_NOT_FOUND, TEST_RESERVED } from '#contract/practice/mock-tests.ts'
import { percentageOf } from '#contract/practice/quiz-review.ts'
import { syllabusLines } from '#contract/syllabus/nodes.ts'
import * as m from '#messages/server/practice.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { countQuestionCards } from '#server/practice/shared/question-cards.ts'
import { type TranslatedTitles, titlesByArticle } from '#server/reading/shared/translated-titles.ts'
import {
  byCertainty,
  lostOn,
  type Marked,
  markPaper,
  mistakeOf,
  type PaperQuestion,
  paperFrom,
  type StoredAnswer,
  type StoredPaper,
  toReview,
  totalOf,
} from '../rules.ts'
import { summaryById } from './attempts.ts'
import { HAS_RESERVED } from './questions.ts'

interface ResultRow extends MarkingRules {
  test_id: string
  questions: StoredPaper
  answers: StoredAnswer[]
  ends_at: Date
  submitted_at: Date
  late_answers: number
  is_reserved: boolean
}

/** JSON of `StoredAnswer`. */
export const STORED_ANSWERS = sql`coalesce((
  select jsonb_agg(jsonb_build_object('question_id', question_id, 'option', option, 'certainty', certainty, 'is_flagged', is_flagged,
    'seconds', seconds, 'earlier', earlier, 'is_late', is_late, 'mistake', mistake))
  from mock_answers where mock_answers.attempt_id = mock_attempts.attempt_id), '[]')`

/** @throws HttpError 404, 409 before marking and during a reservation */
export async function resultOf(db: Db, userId: string, attemptId: string, now: Date): Promise<MockResult> {
  const attempt = await summaryById(db, userId, attemptId, now)
  if (attempt.state !== 'marked') throw new HttpError(409, waitingSentence(attempt))
  const { rows } = await sql<ResultRow>`
    select test_id, questions, right_hundredths, wrong_hundredths, left_out_hundredths, ends_at, submitted_at, late_answers, ${STORED_ANSWERS} as answers,
      ${HAS_RESERVED} as is_reserved
    from mock_attempts join mock_tests using (test_id) where attempt_id = ${attemptId} and user_id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) throw new HttpError(404, MOCK_ATTEMPT_NOT_FOUND)
  if (row.is_reserved) throw new HttpError(409, TEST_RESERVED)
  const { right_hundredths, wrong_hundredths, left_out_hundredths } = row
  const rules = { right_hundredths, wrong_hundredths, left_out_hundredths }
  const ranOut = row.submitted_at >= row.ends_at
  const marked = markPaper(paperFrom(row.questions), row.answers, rules)
  const total = totalOf(marked, rules)
  const titles = await titlesByArticle(
    db,
    marked.map(({ question }) => ({ article_id: question.article_id, title: question.article_title })),
  )
  return {
    ...total,
    attempt,
    rules,
    accuracy: total.right + total.wrong === 0 ? null : percentageOf(total.right, total.right + total.wrong),
    seconds: Math.round((Math.min(row.submitted_at.getTime(), row.ends_at.getTime()) - Date.parse(attempt.started_at)) / 1000),
    questions: marked.map((one) => markedQuestion(one, mistakeOf(one, ranOut), titles)),
    by_paper: partsOf(marked, rules, ({ paper }) => [paper]).map(([paper, part]) => ({ paper, ...part })),
    by_node: partsOf(marked, rules, ({ syllabus }) => syllabus).flatMap(([id, part]) =>
      syllabusLines([id]).map((node) => ({ node, ...part })),
    ),
    by_mistake: byMistake(marked, rules, ranOut),
    by_certainty: byCertainty(marked, rules),
    late_answers: row.late_answers,
    review_cards: await countQuestionCards(db, userId, toReview(marked)),
    standing: attempt.is_scheduled && row.late_answers === 0 ? await standingOf(db, row.test_id, total.marks_hundredths) : null,
  }
}

function waitingSentence({ is_scheduled, results_at, state }: MockAttemptSummary): string {
  if (state === 'open' || state === 'over') return m.testNotSubmitted
  return is_scheduled && results_at ? m.resultsNotOut({ time: results_at }) : TEST_RESERVED
}

const markedQuestion = (
  { question, answer, result, marks_hundredths }: Marked,
  mistake: MarkedQuestion['mistake'],
  titles: ReadonlyMap<string, TranslatedTitles>,
): MarkedQuestion => ({
  ...question,
  article: {
    article_id: question.article_id,
    title: question.article_title,
    title_translated: titles.get(question.article_id) ?? {},
    publication_date: question.publication_date,
  },
  option: answer.option,
  certainty: answer.certainty,
  is_flagged: answer.is_flagged,
  seconds: answer.seconds,
  is_late: answer.is_late,
  result,
  marks_hundredths,
  mistake,
})

function partsOf(marked: readonly Marked[], rules: MarkingRules, partsOfOne: (question: PaperQuestion) => string[]) {
  const named = marked.flatMap((one) => partsOfOne(one.question).map((part) => ({ part, one })))
  const parts = [...Map.groupBy(named, ({ part }) => part)].sort(([one], [other]) => (one < other ? -1 : 1))
  return parts.map(
    ([part, items]) =>
      [
        part,
        totalOf(
          items.map(({ one }) => one),
          rules,
        ),
      ] as const,
  )
}

function byMistake(marked: readonly Marked[], rules: MarkingRules, ranOut: boolean): MockResult['by_mistake'] {
  return MISTAKES.flatMap((mistake) => {
    const made = marked.filter((one) => mistakeOf(one, ranOut) === mistake)
    const lost_hundredths = made.reduce((total, one) => total + lostOn(one, rules), 0)
    return made.length === 0 ? [] : [{ mistake, questions: made.length, lost_hundredths }]
  })
}

async function standingOf(db: Db, testId: string, marks: number): Promise<MockResult['standing']> {
  const { rows } = await sql<{ people: number; not_above: number }>`
    select count(*)::integer as people, (count(*) filter (where marks_hundredths <= ${marks}))::integer as not_above
    from mock_attempts where test_id = ${testId} and marks_hundredths is not null and late_answers = 0`.execute(db)
  const { people = 0, not_above = 0 } = rows[0] ?? {}
  return people < LEAST_FOR_PERCENTILE ? null : { people, percentile: Math.round((not_above / people) * 1000) / 10 }
}
