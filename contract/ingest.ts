import { z } from 'zod'
import { asObject, normaliseAnalysis, unescapeNewlines, unknownSections } from './analysis.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, safeText } from './text.ts'
import { missingFields, uploadMistake } from './upload-rules.ts'

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

const QuestionShape = z.object(
  {
    question_text: prose(4000, 'A question').optional(),
    question_stem: prose(4000, 'A question').optional(),
    options: z.unknown(),
    correct_option: z.union([z.string(), z.number()], { error: 'The right option must be named' }),
    explanation: safeText({ max: 4000, label: 'An explanation' })
      .transform((text) => unescapeNewlines(text).trim())
      .default(''),
  },
  { error: 'A question must be an object' },
)

/** Every part is looked at even where another is wrong, so that all mistakes come at once. */
const QuestionIn = z.unknown().transform((given, context) => {
  const fail = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const shape = QuestionShape.safeParse(given)
  for (const issue of shape.error?.issues ?? [])
    context.addIssue({ code: 'custom', path: issue.path as string[], message: issue.message })
  const raw = (given !== null && typeof given === 'object' ? given : {}) as Record<string, unknown>
  const text = shape.data?.question_text ?? shape.data?.question_stem
  if (raw.question_text === undefined && raw.question_stem === undefined)
    fail('question_text', 'A question needs question_text or question_stem')
  const read = Options.safeParse(lettered(raw.options))
  if (!read.success) fail('options', 'Options must be a list of texts, or a map of letters to texts')
  const options = (read.success ? read.data : {}) as Record<string, string>
  const count = Object.keys(options).length
  if (read.success && (count < 2 || count > LETTERS.length)) fail('options', `A question needs 2 to ${LETTERS.length} options`)
  const named = raw.correct_option
  const correct = typeof named === 'string' || typeof named === 'number' ? letterOf(named, options) : undefined
  if (read.success && named !== undefined && !correct)
    fail('correct_option', `"${String(named).slice(0, 80)}" is not one of the options`)
  return { question_text: text ?? '', options, correct_option: correct ?? '', explanation: shape.data?.explanation ?? '' }
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

type Complete = z.output<typeof CompleteArticle>

/** For the API page: the checks below look at anything, but this is the shape they want. */
const shapeOf = (shape: z.ZodType) => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  return schema as Record<string, unknown>
}

/** Missing fields are named first, so that `null`, blank and absent read alike; the shapes beneath then only see what is there. */
const ArticleUpload = z.unknown().transform((given, context): Complete => {
  const missing = missingFields(given)
  for (const field of missing) context.addIssue({ code: 'custom', path: [field], message: `${field} is required` })
  const read = CompleteArticle.safeParse(given)
  if (read.success) return read.data
  for (const issue of read.error.issues)
    if (!missing.includes(String(issue.path[0])) && issue.path.length > 0)
      context.addIssue({ code: 'custom', path: issue.path as (string | number)[], message: issue.message })
  return z.NEVER
})

/** Articles one by one, and then against each other, so that all mistakes of a day come at once. */
const Articles = z
  .array(z.unknown(), { error: 'articles must be a list' })
  .min(1, { error: 'At least one article is required' })
  .max(50, { error: 'A day can have at most 50 articles' })
  .transform((list, context) => {
    const seen = new Map<string, number>()
    return list.map((given, index) => {
      const title = titleOf(given)
      const first = title ? seen.get(title) : undefined
      if (first !== undefined)
        context.addIssue({ code: 'custom', path: [index, 'title'], message: `Article ${first + 1} has the same title` })
      else if (title) seen.set(title, index)
      const read = ArticleUpload.safeParse(given)
      for (const { path, message } of read.error?.issues ?? [])
        context.addIssue({ code: 'custom', path: [index, ...(path as string[])], message })
      return read.data as Complete
    })
  })
  .meta({ type: 'array', minItems: 1, maxItems: 50, items: shapeOf(CompleteArticle) })

const titleOf = (given: unknown) =>
  String((given as { title?: unknown } | null)?.title ?? '')
    .trim()
    .toLowerCase()

/** One day as an admin uploads it. */
export const DayUpload = z.object(
  {
    publication_date: Day,
    /** Drafts are seen by admins only. */
    status: z.enum(['published', 'draft'], { error: 'status must be "published" or "draft"' }).default('published'),
    /** Replace the entry of this date; articles whose title is unchanged keep their ids. */
    replace: z.boolean({ error: 'replace must be true or false' }).default(false),
    articles: Articles,
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
