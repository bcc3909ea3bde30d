import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { MAX_DETAILS } from '#contract/error-reply.ts'
import { fillIn } from '#contract/fill-in.ts'
import { byLanguage, inWords, LANGUAGES } from '#contract/languages.ts'
import { nfc } from '#contract/nfc.ts'
import { questionFrom } from '#contract/practice/question.ts'
import { asObject, normaliseAnalysis, unknownSections } from '#contract/reading/analysis.ts'
import { NodeIds } from '#contract/syllabus/node-rules.ts'
import { isWithin } from '#contract/syllabus/nodes.ts'
import { prose, safeText } from '#contract/text.ts'
import { quoteFields } from '#contract/validation-sentences.ts'
import { webAddress } from '#contract/web-address.ts'
import { FIELDS_OF_FIGURES, Figures } from './figure-upload.ts'
import { KEY_DEMAND_FIELDS, MAINS_FIELDS, MAINS_TRANSLATION_FIELDS, MainsUpload } from './mains-upload.ts'
import {
  ASKED_BEFORE_FIELDS,
  FACT_FIELDS,
  PROVENANCE,
  SINCE_THEN_FIELDS,
  SOURCE_FIELDS,
  unknownSources,
} from './provenance-upload.ts'
import { QUESTION_TRANSLATION_FIELDS } from './question-translations.ts'
import { QUESTION_UPLOAD_FIELDS, QuestionUpload } from './question-upload.ts'
import {
  FLASHCARD_FIELDS,
  FLASHCARD_TRANSLATION_FIELDS,
  FlashcardUpload,
  STUDY,
  STUDY_WITH_FIELDS,
  VALUE_FIELDS,
  WATCH_FIELDS,
} from './study-upload.ts'
import { missingFields } from './upload-rules.ts'
import { fieldsOfTranslations, list, record, shapeOf } from './upload-shapes.ts'

const MAX_SECTIONS = 100

const AnalysisText = z.unknown().transform((upload, context) => {
  const given = asObject(upload)
  // `Object.keys` would create many strings.
  if ((Array.isArray(given) ? given : Object.keys(given)).length > MAX_SECTIONS) {
    context.addIssue({ code: 'custom', message: `The analysis can have at most ${MAX_SECTIONS} sections` })
    return z.NEVER
  }
  const unknown = unknownSections(given)
  for (const name of unknown)
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `"${name}" is not a section: use past, present, future, content or numbers`,
    })
  let hasErrors = unknown.length > 0
  for (const [name, value] of Object.entries(given)) {
    const checked = safeText({ max: 60_000, label: 'A section' }).safeParse(value)
    if (checked.success) continue
    hasErrors = true
    context.addIssue({ code: 'custom', path: [name], message: checked.error.issues[0]?.message ?? 'A section must be text' })
  }
  const sections = Object.fromEntries(Object.entries(normaliseAnalysis(given)).map(([name, text]) => [name, nfc(text)]))
  if (!hasErrors && Object.keys(sections).length === 0) context.addIssue({ code: 'custom', message: 'The analysis has no text' })
  return sections
})

export const KeyTermIn = record('A key term', { term: prose(120, 'A key term'), definition: prose(1000, 'A definition') })
const translations = <T extends z.ZodType>(shape: T) =>
  z
    .strictObject(
      byLanguage(() => shape.optional()),
      {
        error: (issue) =>
          issue.code === 'unrecognized_keys'
            ? `${quoteFields(issue.keys)}: languages are ${inWords(LANGUAGES)}`
            : `Translations must be an object with the languages ${inWords(LANGUAGES)}`,
      },
    )
    .default({})
const KeyTerms = boundedList(KeyTermIn, {
  max: 200,
  error: 'Key terms must be a list',
  tooMany: 'An article can have at most 200 key terms',
})
const Context = list(prose(2000, 'A line of historical context'), 100, 'Historical context')

const MUST_KNOW = { least: 3, most: 6 }
const MustKnow = list(prose(400, 'A must-know sentence'), MUST_KNOW.most, 'must_know').refine(
  ({ length }) => length === 0 || length >= MUST_KNOW.least,
  { error: `There must be ${MUST_KNOW.least} to ${MUST_KNOW.most} must-know facts, or none` },
)

const IPV4 = '(?:\\.\\d+){3}$'
const PRIVATE_HOSTS = [
  `(?:0|10|127)${IPV4}`,
  '169\\.254\\.',
  '192\\.168\\.',
  '172\\.(?:1[6-9]|2\\d|3[01])\\.\\d+\\.\\d+$',
  '100\\.(?:6[4-9]|[7-9]\\d|1[01]\\d|12[0-7])\\.\\d+\\.\\d+$',
  `(?:22[4-9]|2[3-5]\\d)${IPV4}`,
  '(?:.*\\.)?(?:localhost|local|internal)\\.?$',
  '\\[',
]
/** After normalisation (0x7f.1 is 127.0.0.1). Rejects dotless names and IPv6 literals. */
const PUBLIC_HOST = new RegExp(`^(?!${PRIVATE_HOSTS.join('|')}).+\\.[^.]`)

const PATH = /^\/[^/\\]/
const AudioAddress = webAddress('An audio URL', 'An audio URL must start with https:// or /', (text) => PATH.test(text)).pipe(
  z.string().refine((text) => PATH.test(text) || z.url({ hostname: PUBLIC_HOST }).safeParse(text).success, {
    error: 'An audio URL must not point to a private network',
  }),
)
const AudioByLanguage = translations(AudioAddress)

/** Decides the form first, for errors per language. */
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
  flashcards: list(FlashcardUpload, 200, 'Flashcards').default([]),
})

const Questions = record('potential_questions', {
  prelims_quiz: boundedList(QuestionUpload, {
    max: 50,
    error: 'prelims_quiz must be a list',
    tooMany: 'A quiz can have at most 50 questions',
  }).default([]),
})

const ArticleFields = z.object({
  title: prose(300, 'The title'),
  summary: prose(3000, 'The summary'),
  gs_paper_category: prose(40, 'The GS paper category'),
  /** Default for questions and cards. */
  syllabus: NodeIds.default([]),
  must_know: MustKnow.default([]),
  must_know_translated: translations(MustKnow),
  ...PROVENANCE,
  ...STUDY,
  figures: Figures.default([]),
  analysis_text: AnalysisText,
  title_translated: translations(prose(300, 'The title')),
  summary_translated: translations(prose(3000, 'The summary')),
  analysis_text_translated: translations(AnalysisText),
  audio_overview_url: AudioOverview.optional().default(null),
  follow_up_data: FollowUp.prefault({}),
  mains_model_answers: list(MainsUpload, 20, 'Model answers').default([]),
  potential_questions: Questions.nullable().default(null),
  quiz_title: prose(300, 'The quiz title').optional(),
  quiz_title_translated: translations(prose(300, 'The quiz title')),
})

/** Nodes of questions and cards must be within the article's; facts need a known source. */
const CompleteArticle = ArticleFields.superRefine((article, context) => {
  for (const issue of unknownSources(article)) context.addIssue({ code: 'custom', ...issue })
  const lists = {
    'follow_up_data.flashcards': article.follow_up_data.flashcards,
    mains_model_answers: article.mains_model_answers,
    'potential_questions.prelims_quiz': article.potential_questions?.prelims_quiz ?? [],
  }
  for (const [list, items] of Object.entries(lists))
    for (const [index, { syllabus = [] }] of items.entries())
      for (const [place, id] of syllabus.entries())
        if (!isWithin(id, article.syllabus))
          context.addIssue({
            code: 'custom',
            path: [...list.split('.'), index, 'syllabus', place],
            message: `"${id}" is not among the article's nodes of the syllabus or below them`,
          })
})
export type ArticleUpload = z.output<typeof CompleteArticle>
export type ArticleBody = Omit<
  ArticleUpload,
  'title' | 'summary' | 'gs_paper_category' | 'syllabus' | 'quiz_title' | 'potential_questions'
>
type LaterField = 'syllabus' | 'must_know' | 'must_know_translated' | 'quiz_title_translated' | 'figures' | Background
type Background = keyof (typeof PROVENANCE & typeof STUDY)

/** Missing in older stored articles. */
export const LATER_FIELDS: Pick<ArticleUpload, LaterField> = {
  syllabus: [],
  must_know: [],
  must_know_translated: {},
  quiz_title_translated: {},
  sources: [],
  facts: [],
  since_then: [],
  asked_before: [],
  study_with: [],
  watch: [],
  figures: [],
}

export const uploadFrom = ({ potential_questions: quiz, ...stored }: ArticleUpload): ArticleUpload => ({
  ...fillIn(LATER_FIELDS, stored),
  potential_questions: quiz && { ...quiz, prelims_quiz: quiz.prelims_quiz.map(questionFrom) },
})

export const ARTICLE_SHAPE = shapeOf(ArticleFields)

/** Reports missing fields first, so `null`, blank and absent fields give one message. */
export const ArticleUpload = z
  .unknown()
  .transform((given, context): ArticleUpload => {
    const missing = missingFields(given)
    for (const field of missing) context.addIssue({ code: 'custom', path: [field], message: `${field} is required` })
    const read = CompleteArticle.safeParse(given)
    if (read.success) return read.data
    for (const issue of read.error.issues.slice(0, MAX_DETAILS))
      if (!missing.includes(String(issue.path[0])) && issue.path.length > 0)
        context.addIssue({ code: 'custom', path: issue.path as (string | number)[], message: issue.message })
    return z.NEVER
  })
  .meta(ARTICLE_SHAPE)

const keys = (shape: z.ZodObject) => Object.keys(shape.shape)

/** Others give a warning, except in translations. */
export const ARTICLE_FIELDS: Record<string, readonly string[]> = {
  '': keys(ArticleFields),
  '.follow_up_data': keys(FollowUp),
  '.follow_up_data.key_terms_list[]': keys(KeyTermIn),
  '.follow_up_data.flashcards[]': FLASHCARD_FIELDS,
  '.sources[]': SOURCE_FIELDS,
  '.facts[]': FACT_FIELDS,
  '.since_then[]': SINCE_THEN_FIELDS,
  '.asked_before[]': ASKED_BEFORE_FIELDS,
  '.study_with[]': STUDY_WITH_FIELDS,
  '.watch[]': WATCH_FIELDS,
  ...FIELDS_OF_FIGURES,
  '.mains_model_answers[]': MAINS_FIELDS,
  '.mains_model_answers[].key_demands[]': KEY_DEMAND_FIELDS,
  '.mains_model_answers[].value_box[]': VALUE_FIELDS,
  '.potential_questions': keys(Questions),
  '.potential_questions.prelims_quiz[]': QUESTION_UPLOAD_FIELDS,
  ...fieldsOfTranslations('.follow_up_data.flashcards[]', FLASHCARD_TRANSLATION_FIELDS),
  ...fieldsOfTranslations('.mains_model_answers[]', MAINS_TRANSLATION_FIELDS),
  ...fieldsOfTranslations('.potential_questions.prelims_quiz[]', QUESTION_TRANSLATION_FIELDS),
}
