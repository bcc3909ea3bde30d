import { z } from 'zod'
import { byLanguage, inWords, LANGUAGES } from '#contract/languages.ts'
import { asObject, normaliseAnalysis, unknownSections } from '#contract/reading/analysis.ts'
import { prose, safeText } from '#contract/text.ts'
import { QuestionUpload } from './question-upload.ts'
import { missingFields } from './upload-rules.ts'

/** Any form of the analysis that the specification lists, brought to one. */
const AnalysisText = z.unknown().transform((given, context) => {
  const strange = unknownSections(given)
  for (const name of strange)
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `"${name}" is not a section: use past, present, future, content or numbers`,
    })
  let isFaulty = strange.length > 0
  for (const [name, value] of Object.entries(asObject(given))) {
    const checked = safeText({ max: 60_000, label: 'A section' }).safeParse(value)
    if (checked.success) continue
    isFaulty = true
    context.addIssue({ code: 'custom', path: [name], message: checked.error.issues[0]?.message ?? 'A section must be text' })
  }
  const sections = Object.fromEntries(
    Object.entries(normaliseAnalysis(given)).map(([name, text]) => [name, text.normalize('NFC')]),
  )
  if (!isFaulty && Object.keys(sections).length === 0) context.addIssue({ code: 'custom', message: 'The analysis has no text' })
  return sections
})

const record = <Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  z.object(shape, { error: `${name} must be an object` })
const list = <T extends z.ZodType>(item: T, most: number, name: string) =>
  z.array(item, { error: `${name} must be a list` }).max(most, { error: `${name} can have at most ${most} items` })

const KeyTermIn = record('A key term', { term: prose(120, 'A key term'), definition: prose(1000, 'A definition') })
const FlashcardIn = record('A flashcard', {
  front: prose(1000, 'The front of a flashcard'),
  back: prose(2000, 'The back of a flashcard'),
})
const MainsIn = record('A model answer', {
  question: prose(2000, 'A mains question'),
  answer: prose(20_000, 'A model answer'),
})

const translations = <T extends z.ZodType>(shape: T) =>
  z
    .strictObject(
      byLanguage(() => shape.optional()),
      {
        error: (issue) =>
          issue.code === 'unrecognized_keys'
            ? `${issue.keys.map((key) => `"${key}"`).join(', ')}: languages are ${inWords(LANGUAGES)}`
            : `Translations must be an object with the languages ${inWords(LANGUAGES)}`,
      },
    )
    .default({})
const KeyTerms = z
  .array(KeyTermIn, { error: 'Key terms must be a list' })
  .max(200, { error: 'An article can have at most 200 key terms' })
const Context = list(prose(2000, 'A line of historical context'), 100, 'Historical context')

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
const AudioByLanguage = translations(AudioAddress)

/** One address or one for each language: which of the two was meant is seen first, so that a mistake is named at its own language. */
const AudioOverview = z.unknown().transform((given, context): z.output<typeof AudioByLanguage> | string | null => {
  if (given === undefined || given === null) return null
  const read = (typeof given === 'object' ? AudioByLanguage : AudioAddress).safeParse(given)
  if (read.success) return read.data
  for (const { path, message } of read.error.issues)
    context.addIssue({ code: 'custom', path: path as (string | number)[], message })
  return z.NEVER
})

const FollowUp = record('follow_up_data', {
  key_terms_list: KeyTerms.default([]),
  key_terms_list_translated: translations(KeyTerms),
  historical_context: Context.default([]),
  historical_context_translated: translations(Context),
  flashcards: list(FlashcardIn, 200, 'Flashcards').default([]),
})

const Questions = record('potential_questions', {
  prelims_quiz: z
    .array(QuestionUpload, { error: 'prelims_quiz must be a list' })
    .max(50, { error: 'A quiz can have at most 50 questions' })
    .default([]),
})

const CompleteArticle = z.object({
  title: prose(300, 'The title'),
  summary: prose(3000, 'The summary'),
  gs_paper_category: prose(40, 'The GS paper category'),
  analysis_text: AnalysisText,
  title_translated: translations(prose(300, 'The title')),
  summary_translated: translations(prose(3000, 'The summary')),
  analysis_text_translated: translations(AnalysisText),
  audio_overview_url: AudioOverview.optional().default(null),
  follow_up_data: FollowUp.prefault({}),
  mains_model_answers: list(MainsIn, 20, 'Model answers').default([]),
  potential_questions: Questions.nullable().default(null),
  quiz_title: prose(300, 'The quiz title').optional(),
})
export type ArticleUpload = z.output<typeof CompleteArticle>
/** What the database keeps of an article as one JSON column; the rest has columns and tables. */
export type ArticleBody = Omit<ArticleUpload, 'title' | 'summary' | 'gs_paper_category' | 'quiz_title' | 'potential_questions'>

/** For the API page: the checks look at anything, but this is the shape they want. */
const shapeOf = (shape: z.ZodType) => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  return schema as Record<string, unknown>
}
export const ARTICLE_SHAPE = shapeOf(CompleteArticle)

/** Missing fields are named first, so that `null`, blank and absent read alike; the shapes beneath then only see what is there. */
export const ArticleUpload = z
  .unknown()
  .transform((given, context): ArticleUpload => {
    const missing = missingFields(given)
    for (const field of missing) context.addIssue({ code: 'custom', path: [field], message: `${field} is required` })
    const read = CompleteArticle.safeParse(given)
    if (read.success) return read.data
    for (const issue of read.error.issues)
      if (!missing.includes(String(issue.path[0])) && issue.path.length > 0)
        context.addIssue({ code: 'custom', path: issue.path as (string | number)[], message: issue.message })
    return z.NEVER
  })
  .meta(ARTICLE_SHAPE)

const keys = (shape: z.ZodObject) => Object.keys(shape.shape)

/** What is looked at in each place of an article; anything else is left out. Translations refuse what they do not know. */
export const ARTICLE_FIELDS: Record<string, readonly string[]> = {
  '': keys(CompleteArticle),
  '.follow_up_data': keys(FollowUp),
  '.follow_up_data.key_terms_list[]': keys(KeyTermIn),
  '.follow_up_data.flashcards[]': keys(FlashcardIn),
  '.mains_model_answers[]': keys(MainsIn),
  '.potential_questions': keys(Questions),
  '.potential_questions.prelims_quiz[]': ['question_text', 'question_stem', 'options', 'correct_option', 'explanation'],
}
