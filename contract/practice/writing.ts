import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { inTargets, TranslatedTitle } from '#contract/in-targets.ts'
import { NEWEST_FIRST, pageOf, pageQuery } from '#contract/paging.ts'
import { SourcedSketch, SourcedValue } from '#contract/reading/provenance.ts'
import { SyllabusLine } from '#contract/syllabus/lines.ts'
import { Day, Id, Instant, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/practice/writing.ts'
import { AnswerPhoto, answerPhotos, ofAnswer } from './answer-photos.ts'
import { DIRECTIVE_IDS } from './directives.ts'
import { WRITING_FILTER, WritingFigures } from './writing-figures.ts'
import {
  MAX_ANSWER_CHARACTERS,
  MAX_MARKS,
  MAX_WRITING_SECONDS,
  OUTCOMES,
  QUESTION_NOT_FOUND,
  WRITING_FORBIDDEN,
} from './writing-rules.ts'

const count = z.number().int().min(0)

/** SHA-256 of the text, 32 hexadecimal digits. */
export const QuestionKey = z
  .string({ error: 'questionKey must be text' })
  .regex(/^[0-9a-f]{32}$/, { error: 'questionKey must be 32 hexadecimal digits' })

const WritingArticle = z.object({ article_id: Id, title: z.string(), title_translated: TranslatedTitle, publication_date: Day })

export const WritingQuestion = z.object({
  article_id: Id,
  question_key: z.string(),
  text: z.string(),
  marks: z.number().int().min(1).max(MAX_MARKS),
  words: count,
  minutes: count,
  directive: z.enum(DIRECTIVE_IDS).nullable(),
  paper: z.string(),
  syllabus: z.array(SyllabusLine),
  translated: inTargets(z.object({ text: z.string() })).optional(),
  /** Snapshot, used when the article is gone. */
  article_title: z.string(),
  /** `null` if the article is gone or not public. */
  article: WritingArticle.nullable(),
})
export type WritingQuestion = z.infer<typeof WritingQuestion>

export const Draft = z.object({
  answer_id: Id,
  /** Increases by one with each save. */
  revision: z.number().int().min(1),
  text: z.string(),
  words: count,
  seconds: count,
  started_at: Instant,
  saved_at: Instant,
  photos: z.array(AnswerPhoto),
})
export type Draft = z.infer<typeof Draft>

export const AnswerSummary = z.object({
  answer_id: Id,
  question: WritingQuestion,
  outcome: z.enum(OUTCOMES),
  words: count,
  seconds: count,
  photos: count,
  /** `null` until fully scored. */
  score_hundredths: count.nullable(),
  started_at: Instant,
  finished_at: Instant,
})
export type AnswerSummary = z.infer<typeof AnswerSummary>

const KeyDemand = z.object({ point: z.string(), marks_hundredths: z.number().int().min(1) })

export const Answer = AnswerSummary.extend({
  text: z.string(),
  photos: z.array(AnswerPhoto),
  model_answer: z.string(),
  value_box: z.array(SourcedValue).optional(),
  sketch: SourcedSketch.optional(),
  key_demands: z.array(KeyDemand),
  /** `key_demands`: the points in the English order. */
  translated: inTargets(z.object({ model_answer: z.string(), key_demands: z.array(z.string()) })).optional(),
  /** Hundredths, by key demand; `null`: not scored. */
  scores: z.array(count.nullable()),
  scored_at: Instant.nullable(),
})
export type Answer = z.infer<typeof Answer>

const DraftOfQuestion = z.object({ question: WritingQuestion, draft: Draft })

const seconds = z
  .number({ error: 'seconds must be a number' })
  .transform((value) => Math.min(Math.max(Math.round(value), 0), MAX_WRITING_SECONDS))

const Written = z.object(
  {
    article_id: z.uuid({ error: 'article_id must be the id of an article' }).toLowerCase(),
    question_key: QuestionKey,
    text: safeText({ max: MAX_ANSWER_CHARACTERS, label: 'The answer' }),
    seconds,
    /** The revision that the text is based on; 0: first save. */
    revision: z
      .int({ error: 'revision must be a whole number' })
      .min(0, { error: 'revision must be at least 0' })
      .max(2_147_483_647, { error: 'revision is too large' }),
  },
  { error: 'Send a JSON object of article_id, question_key, text, seconds and revision' },
)
export type Written = z.output<typeof Written>

const MAX_KEY_DEMANDS = 20
const Score = z
  .int({ error: 'A score must be a whole number of hundredths, or null' })
  .min(0, { error: m.scoreTooLow })
  .max(MAX_MARKS * 100, { error: m.scoreTooHigh })
  .nullable()

const forbidden = WRITING_FORBIDDEN

export const writing = {
  question: endpoint('GET /api/writing/questions/:articleId/:questionKey', 'proStudy', {
    noStore: true,
    summary: 'A mains question without its model answer, with the person’s draft and past attempts, newest first',
    params: z.object({ articleId: Id.toLowerCase(), questionKey: QuestionKey }),
    forbidden,
    notFound: QUESTION_NOT_FOUND,
    reply: data(z.object({ question: WritingQuestion, draft: Draft.nullable(), attempts: z.array(AnswerSummary) })),
  }),
  next: endpoint('GET /api/writing/next', 'proStudy', {
    noStore: true,
    summary: 'Questions of recently read articles that the person has not written about',
    forbidden,
    reply: data(z.array(WritingQuestion)),
  }),
  drafts: endpoint('GET /api/writing/drafts', 'proStudy', {
    noStore: true,
    summary: 'Answers that are being written, last saved first, at most 50',
    forbidden,
    reply: data(z.array(DraftOfQuestion)),
  }),
  history: endpoint('GET /api/writing/answers', 'proStudy', {
    noStore: true,
    summary: `Finished attempts, ${NEWEST_FIRST}`,
    query: z.object({ ...WRITING_FILTER, ...pageQuery(20, 50) }),
    forbidden,
    reply: pageOf(AnswerSummary),
  }),
  figures: endpoint('GET /api/writing/figures', 'proStudy', {
    noStore: true,
    summary: 'Attempts, words, time and score by month, directive, paper and line of the syllabus, narrowed like the history',
    query: z.object(WRITING_FILTER),
    forbidden,
    reply: data(WritingFigures),
  }),
  /**
   * Idempotent by the client's id; drafts start offline.
   * 409 with `current`: a newer or other `Draft` of the question, or the finished `Answer`. After a lost reply, continue with
   * `current.revision`.
   */
  save: endpoint('PUT /api/writing/answers/:answerId', 'proStudy', {
    noStore: true,
    summary: 'Save a draft. 409 with the stored state if another device has changed it',
    ...ofAnswer,
    body: Written,
    reply: data(Draft),
  }),
  /** Idempotent. Also saves; 409 as `save`. */
  submit: endpoint('POST /api/writing/answers/:answerId/submit', 'proStudy', {
    noStore: true,
    summary: 'Finish an attempt and see the model answer',
    ...ofAnswer,
    body: Written,
    reply: data(Answer),
  }),
  /** As `submit`; the text may be empty. */
  giveUp: endpoint('POST /api/writing/answers/:answerId/give-up', 'proStudy', {
    noStore: true,
    summary: 'See the model answer without submitting an own one',
    ...ofAnswer,
    body: Written,
    reply: data(Answer),
  }),
  /** 409 for a draft. */
  answer: endpoint('GET /api/writing/answers/:answerId', 'proStudy', {
    noStore: true,
    summary: 'A finished attempt with the model answer, the key demands and the own scores',
    ...ofAnswer,
    reply: data(Answer),
  }),
  score: endpoint('PUT /api/writing/answers/:answerId/scores', 'proStudy', {
    noStore: true,
    summary: 'Score an own submitted answer by its key demands; replaces earlier scores',
    ...ofAnswer,
    body: z.object(
      {
        /** By key demand; `null`: not scored. */
        scores: boundedList(Score, {
          max: MAX_KEY_DEMANDS,
          error: 'scores must be a list',
          tooMany: m.tooManyScores({ max: MAX_KEY_DEMANDS }),
        }),
      },
      { error: 'Send a JSON object of scores' },
    ),
    reply: data(Answer.pick({ answer_id: true, scores: true, score_hundredths: true, scored_at: true })),
  }),
  remove: endpoint('DELETE /api/writing/answers/:answerId', 'proStudy', {
    summary: 'Delete a draft or a finished attempt with its photographs',
    ...ofAnswer,
    reply: Done,
  }),
  ...answerPhotos,
}
