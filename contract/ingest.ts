import { z } from 'zod'
import { asObject, normaliseAnalysis, unescapeNewlines, unknownSections } from './analysis.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, safeText } from './text.ts'
import { missingFields, type REQUIRED_FIELDS, uploadMistake } from './upload-rules.ts'

const MIB = 1024 * 1024
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

const prose = (max: number, label: string) => safeText({ min: 1, max, label }).transform((text) => unescapeNewlines(text).trim())

/** Any form of the analysis that the specification lists, brought to one. */
const AnalysisText = z.unknown().transform((given, context) => {
  for (const name of unknownSections(given))
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `"${name}" is not a section: use past, present, future, content or numbers`,
    })
  for (const [name, value] of Object.entries(asObject(given))) {
    const checked = safeText({ max: 60_000, label: 'A section' }).safeParse(value)
    if (!checked.success)
      context.addIssue({ code: 'custom', path: [name], message: checked.error.issues[0]?.message ?? 'A section must be text' })
  }
  const sections = Object.fromEntries(
    Object.entries(normaliseAnalysis(given)).map(([name, text]) => [name, text.normalize('NFC')]),
  )
  if (Object.keys(sections).length === 0) context.addIssue({ code: 'custom', message: 'The analysis has no text' })
  return sections
})

const KeyTermIn = z.object({ term: prose(120, 'A key term'), definition: prose(1000, 'A definition') })
const FlashcardIn = z.object({ front: prose(1000, 'The front of a flashcard'), back: prose(2000, 'The back of a flashcard') })
const MainsIn = z.object({ question: prose(2000, 'A mains question'), answer: prose(20_000, 'A model answer') })

/** Options as a list or as a map from letter to text; afterwards a map A, B, C, D, … */
const Options = z.union([
  z
    .array(prose(1000, 'An option'))
    .transform((list) => Object.fromEntries(list.map((text, index) => [LETTERS[index] ?? '?', text]))),
  z.partialRecord(z.enum(LETTERS), prose(1000, 'An option')),
])

const QuestionIn = z
  .object({
    question_text: prose(4000, 'A question').optional(),
    question_stem: prose(4000, 'A question').optional(),
    options: z.unknown(),
    correct_option: z.union([z.string(), z.number()], { error: 'The right option must be named' }),
    explanation: prose(4000, 'An explanation').optional(),
  })
  .transform((question, context) => {
    const fail = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    const text = question.question_text ?? question.question_stem
    if (!text) fail('question_text', 'A question needs question_text or question_stem')
    const read = Options.safeParse(lettered(question.options))
    if (!read.success) fail('options', 'Options must be a list of texts, or a map of letters to texts')
    const options = (read.success ? read.data : {}) as Record<string, string>
    const count = Object.keys(options).length
    if (read.success && (count < 2 || count > LETTERS.length)) fail('options', `A question needs 2 to ${LETTERS.length} options`)
    const correct = letterOf(question.correct_option, options)
    if (read.success && !correct) fail('correct_option', `"${question.correct_option}" is not one of the options`)
    return { question_text: text ?? '', options, correct_option: correct ?? '', explanation: question.explanation ?? '' }
  })

/** Keys in any case become capital letters, so that `{"a": …}` reads as `{"A": …}`. */
function lettered(options: unknown): unknown {
  if (options === null || typeof options !== 'object' || Array.isArray(options)) return options
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key.trim().toUpperCase(), value]))
}

/** The right option may be named by its letter, its place (0-based, as an array index) or its whole text. */
function letterOf(given: string | number, options: Record<string, string>): string | undefined {
  if (typeof given === 'number') return Object.keys(options).sort()[given]
  const letter = given.trim().toUpperCase()
  if (letter in options) return letter
  return Object.keys(options).find((key) => options[key] === given.trim())
}

const translations = <T extends z.ZodType>(shape: T) =>
  z.strictObject({ en: shape.optional(), hi: shape.optional(), ta: shape.optional() }).default({})
const KeyTerms = z.array(KeyTermIn).max(200, { error: 'An article can have at most 200 key terms' })
const Context = z.array(prose(2000, 'A line of historical context')).max(100)

/** An address the browser may load audio from: ours, or an https one. */
const AudioAddress = z.union(
  [
    z
      .string()
      .max(2000)
      .regex(/^\/[^/\\]/),
    z.url({ protocol: /^https$/ }).max(2000),
  ],
  {
    error: 'An audio address must begin with https:// or with /',
  },
)

const CompleteArticle = z.object({
  title: prose(300, 'The title'),
  summary: prose(3000, 'The summary'),
  gs_paper_category: prose(40, 'The GS paper category'),
  analysis_text: AnalysisText,
  title_translated: translations(prose(300, 'The title')),
  summary_translated: translations(prose(3000, 'The summary')),
  analysis_text_translated: translations(AnalysisText),
  audio_overview_url: z
    .union([AudioAddress, translations(AudioAddress)])
    .nullable()
    .default(null),
  follow_up_data: z
    .object({
      key_terms_list: KeyTerms.default([]),
      key_terms_list_translated: translations(KeyTerms),
      historical_context: Context.default([]),
      historical_context_translated: translations(Context),
      flashcards: z.array(FlashcardIn).max(200).default([]),
    })
    .prefault({}),
  mains_model_answers: z.array(MainsIn).max(20).default([]),
  potential_questions: z
    .object({ prelims_quiz: z.array(QuestionIn).max(50, { error: 'A quiz can have at most 50 questions' }).default([]) })
    .nullable()
    .default(null),
  quiz_title: prose(300, 'The quiz title').optional(),
})

/** Missing fields are named here, so that `null`, blank and absent read alike; the shapes beneath then only see what is there. */
const ArticleUpload = z.unknown().transform((given, context): z.output<typeof CompleteArticle> => {
  const missing = missingFields(given)
  for (const field of missing) context.addIssue({ code: 'custom', path: [field], message: `${field} is required` })
  const read = CompleteArticle.safeParse(given)
  if (read.success) return read.data
  for (const issue of read.error.issues)
    if (!missing.includes(issue.path[0] as (typeof REQUIRED_FIELDS)[number]) && issue.path.length > 0)
      context.addIssue({ code: 'custom', path: issue.path as (string | number)[], message: issue.message })
  return z.NEVER
})

/** One day as an admin uploads it. */
export const DayUpload = z.object(
  {
    publication_date: Day,
    /** Drafts are seen by admins only. */
    status: z.enum(['published', 'draft'], { error: 'status must be "published" or "draft"' }).default('published'),
    /** Replace the entry of this date; articles whose title is unchanged keep their ids. */
    replace: z.boolean({ error: 'replace must be true or false' }).default(false),
    articles: z
      .array(ArticleUpload, { error: 'articles must be a list' })
      .min(1, { error: 'At least one article is required' })
      .max(50, { error: 'A day can have at most 50 articles' })
      .superRefine((list, context) => {
        const seen = new Map<string, number>()
        list.forEach((article, index) => {
          const title = article?.title?.toLowerCase()
          const first = seen.get(title)
          if (first !== undefined)
            context.addIssue({ code: 'custom', path: [index, 'title'], message: `Article ${first + 1} has the same title` })
          else if (title) seen.set(title, index)
        })
      }),
  },
  { error: 'The upload must be a JSON object' },
)
export type DayUpload = z.output<typeof DayUpload>
export type ArticleUpload = DayUpload['articles'][number]

export const ingest = {
  day: endpoint('POST /api/admin/ingest-daily-content', 'admin', {
    summary: 'Take in a day: all or nothing, every mistake in one reply',
    rate: 'heavy',
    bodyLimit: 5 * MIB,
    body: DayUpload,
    explain: uploadMistake,
    reply: z.object({
      success: z.literal(true),
      entry_id: Id,
      data: z.object({ entry_id: Id, publication_date: Day, article_ids: z.array(Id) }),
    }),
  }),
}
