import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { data, endpoint } from '#contract/endpoint.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { AnsweredQuestion, Question, QuestionWithoutKey } from '#contract/practice/question.ts'
import { QuizAnswer } from '#contract/practice/quizzes.ts'
import { Source } from '#contract/reading/provenance.ts'
import { Day, Id, Instant } from '#contract/text.ts'
import * as m from '#messages/contract/syllabus.ts'
import { COMPILATION_NOT_FOUND, COMPILATION_QUESTIONS, COMPILATION_TEST_FORBIDDEN, VERSIONS } from './compilation-rules.ts'
import { periodOf } from './periods.ts'

/** English if not translated. */
const Text = z.object({ lang: z.enum(LANGUAGES), value: z.string() })

const PERIOD = {
  /** `2024-W31` or `2024-08`. */
  period: z.string(),
  kind: z.enum(['week', 'month']),
  first_day: Day,
  last_day: Day,
}
const count = z.number().int()

const ListedCompilation = z.object({
  ...PERIOD,
  articles: count,
  minutes: count,
})
export type ListedCompilation = z.infer<typeof ListedCompilation>

const source = Source.pick({ publisher: true, url: true }).nullable()
const CompiledArticle = z.object({ article_id: Id, title: Text, publication_date: Day })

/** An article with its repetitions on other days. */
const CompiledTopic = z.object({
  /** Latest first. */
  articles: z.array(CompiledArticle).min(1),
  /** Of the latest article. */
  summary: Text,
  must_know: z.array(Text),
  facts: z.array(z.object({ sentence: Text, value: z.string(), date: Day, source })),
  /** Newest first. */
  since_then: z.array(z.object({ text: Text, date: Day, source })),
  study_with: z.array(Text),
  /** Next first; without those followed up. */
  watch: z.array(z.object({ text: Text, date: Day })),
  terms: z.array(z.object({ lang: z.enum(LANGUAGES), term: z.string(), definition: z.string() })),
})
export type CompiledTopic = z.infer<typeof CompiledTopic>

const CompiledPaper = z.object({
  paper: z.string(),
  /** `null` for papers outside the syllabus. */
  title: Text.nullable(),
  nodes: z.array(
    z.object({
      /** `null` for articles without a line of this paper. */
      node_id: z.string().nullable(),
      title: Text.nullable(),
      topics: z.array(CompiledTopic).min(1),
    }),
  ),
})
export type CompiledPaper = z.infer<typeof CompiledPaper>

const lang = z.enum(LANGUAGES)
const CompiledQuestion = Question.extend({ article_id: Id, lang, explanation_lang: lang })
export type CompiledQuestion = z.infer<typeof CompiledQuestion>

const Compilation = z.object({
  ...PERIOD,
  language: z.enum(LANGUAGES),
  version: z.enum(VERSIONS),
  articles: count,
  /** Syllabus order. */
  papers: z.array(CompiledPaper),
  question_count: count,
  /** Empty without `proStudy`. */
  questions: z.array(CompiledQuestion),
  locked: z.array(z.literal('quiz')),
})
export type Compilation = z.infer<typeof Compilation>

const TestResult = z.object({
  score: count,
  totalQuestions: count,
  questions: z.array(AnsweredQuestion),
  /** In the review, of the wrong answers. */
  cards: count,
})
export type CompilationTestResult = z.infer<typeof TestResult>

const LastAttempt = z.object({ score: count, totalQuestions: count, answeredAt: Instant })
export type LastAttempt = z.infer<typeof LastAttempt>

const params = z.object({
  period: z.string().refine((name) => periodOf(name) !== undefined, { error: COMPILATION_NOT_FOUND }),
})
const query = z.object({
  language: z.enum(LANGUAGES, { error: `language must be one of: ${LANGUAGES.join(', ')}` }).default('en'),
  version: z.enum(VERSIONS, { error: `version must be one of: ${VERSIONS.join(', ')}` }).default('all'),
})

export const compilations = {
  list: endpoint('GET /api/compilations', 'member', {
    summary: 'The weeks and months that have a compilation, latest first',
    isCached: true,
    reply: data(z.array(ListedCompilation)),
  }),
  read: endpoint('GET /api/compilations/:period', 'member', {
    summary: 'The compilation of a week (2024-W31) or a month (2024-08): what was published, by paper and line of the syllabus',
    params,
    query,
    notFound: COMPILATION_NOT_FOUND,
    rate: 'heavy',
    reply: data(Compilation),
  }),
  questions: endpoint('GET /api/compilations/:period/questions', 'member', {
    summary: 'The questions of a compilation without right answers, three of them without Pro',
    params,
    query,
    notFound: COMPILATION_NOT_FOUND,
    rate: 'heavy',
    reply: data(z.array(QuestionWithoutKey)),
  }),
  answer: endpoint('POST /api/compilations/:period/answers', 'member', {
    summary: 'Score answers to questions of a compilation; wrong ones become cards of the review',
    params,
    body: z.object({
      /** Idempotency key. */
      attemptKey: z.uuid({ error: 'attemptKey must be a UUID' }),
      answers: boundedList(QuizAnswer, {
        min: 1,
        max: COMPILATION_QUESTIONS,
        error: 'answers must be a list',
        tooFew: m.answerAtLeastOne,
        tooMany: m.tooManyAnswers({ count: COMPILATION_QUESTIONS }),
      }),
    }),
    forbidden: COMPILATION_TEST_FORBIDDEN,
    notFound: COMPILATION_NOT_FOUND,
    reply: data(TestResult),
  }),
  lastAttempt: endpoint('GET /api/compilations/:period/last-attempt', 'member', {
    summary: 'Your score in the last test of a compilation, null if there is none',
    params,
    notFound: COMPILATION_NOT_FOUND,
    reply: data(LastAttempt.nullable()),
  }),
  pdf: endpoint('GET /api/compilations/:period/pdf', 'member', {
    summary: 'The same as a PDF for A4 paper; one at a time is made',
    params,
    query,
    notFound: COMPILATION_NOT_FOUND,
    rate: 'heavy',
    timeoutMs: 60_000,
    produces: ['application/pdf'],
    reply: z.string(),
  }),
}
