import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { NEWEST_FIRST, pageOf, pageQuery } from '#contract/paging.ts'
import { SyllabusLine } from '#contract/syllabus/lines.ts'
import { Day, Id, Instant, safeText } from '#contract/text.ts'
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

/** The first 32 hexadecimal digits of the SHA-256 of the question's text; each mains question of an article reply has its own. */
export const QuestionKey = z
  .string({ error: 'questionKey must be text' })
  .regex(/^[0-9a-f]{32}$/, { error: 'questionKey must be 32 hexadecimal digits' })

const WritingArticle = z.object({ article_id: Id, title: z.string(), publication_date: Day })

/** A mains question as it is asked; never with its model answer or its key demands. */
export const WritingQuestion = z.object({
  article_id: Id,
  question_key: z.string(),
  text: z.string(),
  /** Usually 10 or 15; a case study has 20, an essay 125. */
  marks: z.number().int().min(1).max(MAX_MARKS),
  /** Words aimed at. */
  words: count,
  /** Minutes of the clock. */
  minutes: count,
  /** The glossary of `directives.ts` explains it; null if the question has no directive word. */
  directive: z.enum(DIRECTIVE_IDS).nullable(),
  /** The GS paper of the article. */
  paper: z.string(),
  syllabus: z.array(SyllabusLine),
  /** As it was when the answer was begun, if the article is gone. */
  article_title: z.string(),
  /** Null when the article is gone or not public. */
  article: WritingArticle.nullable(),
})
export type WritingQuestion = z.infer<typeof WritingQuestion>

/** An answer that is being written. */
export const Draft = z.object({
  answer_id: Id,
  /** Goes up by one with each save. */
  revision: z.number().int().min(1),
  text: z.string(),
  words: count,
  /** Time at the desk so far. */
  seconds: count,
  started_at: Instant,
  saved_at: Instant,
  photos: z.array(AnswerPhoto),
})
export type Draft = z.infer<typeof Draft>

/** A finished attempt, as lists show it. */
export const AnswerSummary = z.object({
  answer_id: Id,
  question: WritingQuestion,
  outcome: z.enum(OUTCOMES),
  words: count,
  seconds: count,
  photos: count,
  /** The sum of the scores; null until every key demand has one. `question.marks` × 100 is the most. */
  score_hundredths: count.nullable(),
  started_at: Instant,
  finished_at: Instant,
})
export type AnswerSummary = z.infer<typeof AnswerSummary>

const KeyDemand = z.object({ point: z.string(), marks_hundredths: z.number().int().min(1) })
export type KeyDemand = z.infer<typeof KeyDemand>

/** A finished attempt beside the model answer. */
export const Answer = AnswerSummary.extend({
  text: z.string(),
  photos: z.array(AnswerPhoto),
  /** Markdown, as in the reader. */
  model_answer: z.string(),
  /** The checklist: its marks add up to those of the question. Empty only if the model answer is. */
  key_demands: z.array(KeyDemand),
  /** One for each key demand, in hundredths; null: not scored yet. */
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
    /** Time at the desk so far. Limited to 0–86,400. */
    seconds,
    /** The revision that the text is based on; 0 for an answer that has never been saved. */
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
  .min(0, { error: 'A score must be at least 0' })
  .max(MAX_MARKS * 100, { error: 'A score must be at most the marks of its point' })
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
  /** Up to three: of published articles that the person has read, latest first, and has not answered. */
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
   * The client makes the id of the answer, so a draft can begin without a network. `revision` is that of the last save the client knows.
   * - Sending the text that is stored already changes nothing: a save can be repeated.
   * - 409 with the stored `Draft` as `current`, if there is a newer revision, or another draft of this question (`current.answer_id` differs).
   *   After a lost reply `current.text` is what the client sent last: go on with `current.revision`.
   * - 409 with the `Answer` as `current`, if it is finished.
   */
  save: endpoint('PUT /api/writing/answers/:answerId', 'proStudy', {
    noStore: true,
    summary: 'Save a draft. 409 with the stored state if another device has changed it',
    ...ofAnswer,
    body: Written,
    reply: data(Draft),
  }),
  /** Also saves the text, so no save is needed before it; the same 409 as `save`. Repeating it gives the same answer. */
  submit: endpoint('POST /api/writing/answers/:answerId/submit', 'proStudy', {
    noStore: true,
    summary: 'Finish an attempt and see the model answer',
    ...ofAnswer,
    body: Written,
    reply: data(Answer),
  }),
  /** Also saves the text, which may be empty; the same 409 as `save`. Repeating it gives the same answer. */
  giveUp: endpoint('POST /api/writing/answers/:answerId/give-up', 'proStudy', {
    noStore: true,
    summary: 'See the model answer without submitting an own one',
    ...ofAnswer,
    body: Written,
    reply: data(Answer),
  }),
  /** 409 while it is a draft. */
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
        /** One for each key demand, in their order and at most its marks; null: not scored yet. */
        scores: boundedList(Score, {
          max: MAX_KEY_DEMANDS,
          error: 'scores must be a list',
          tooMany: `There are at most ${MAX_KEY_DEMANDS} scores`,
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
