import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { inTargets, TranslatedTitle } from '#contract/in-targets.ts'
import { byLanguage, byTarget, LANGUAGES } from '#contract/languages.ts'
import { QuizQuestion } from '#contract/practice/question.ts'
import { SyllabusLine } from '#contract/syllabus/lines.ts'
import { Day, Id, Instant } from '#contract/text.ts'
import * as m from '#messages/contract/reading.ts'
import { ArticleNote, AskedBefore, Fact, Figure, SinceThen, Sketch, Source, StudyWith, Value, Watch } from './provenance.ts'

/** `past`, `present`, `future`, `content`, `section_4`, … */
export const Analysis = z.record(z.string(), z.string())
export type Analysis = z.infer<typeof Analysis>

export const KeyTerm = z.object({ term: z.string(), definition: z.string() })
export type KeyTerm = z.infer<typeof KeyTerm>

const Sides = z.object({ front: z.string(), back: z.string() })
export const Flashcard = Sides.extend({ translated: inTargets(Sides).optional() })
export type Flashcard = z.infer<typeof Flashcard>
export const MainsAnswer = z.object({
  question: z.string(),
  answer: z.string(),
  value_box: z.array(Value).optional(),
  /** SHA-256 of the question, 32 hexadecimal digits. */
  question_key: z.string(),
  sketch: Sketch.optional(),
  translated: inTargets(z.object({ question: z.string(), answer: z.string() })).optional(),
})
export type MainsAnswer = z.infer<typeof MainsAnswer>

const translated = <T extends z.ZodType>(shape: T) => z.object(byLanguage(() => shape.optional()))

const TranslationNote = z.object({
  /** At least partly machine-made, not reviewed. */
  is_unchecked: z.boolean(),
  /** The English has changed since. */
  is_stale: z.boolean(),
  /** Such as `summary:0`, `past:2`. */
  english: z.array(z.string()),
})
export type TranslationNote = z.infer<typeof TranslationNote>

/** Needs `proStudy`. */
export const LOCKABLE = ['quiz', 'flashcards', 'mains', 'audio'] as const

export const Article = z.object({
  article_id: Id,
  title: z.string(),
  summary: z.string(),
  gs_paper_category: z.string(),
  syllabus: z.array(SyllabusLine),
  must_know: z.array(z.string()),
  must_know_translated: translated(z.array(z.string())),
  sources: z.array(Source),
  facts: z.array(Fact),
  since_then: z.array(SinceThen),
  asked_before: z.array(AskedBefore),
  study_with: z.array(StudyWith),
  watch: z.array(Watch),
  figures: z.array(Figure),
  /** Newest first. */
  change_log: z.array(ArticleNote),
  /** Stories that it is part of. */
  threads: z.array(z.object({ thread_id: Id, title: z.string(), title_translated: translated(z.string()) })),
  reading_minutes: z.number().int(),
  analysis_text: Analysis,
  title_translated: translated(z.string()),
  summary_translated: translated(z.string()),
  analysis_text_translated: translated(Analysis),
  translation_notes: z.object(byTarget(() => TranslationNote.optional())),
  audio_overview_url: z.union([z.string(), z.record(z.string(), z.string())]).nullable(),
  /** Synthetic voices: `basic` is built in, `ai` from a service. */
  audio_voices: z.partialRecord(z.enum(LANGUAGES), z.enum(['basic', 'ai'])),
  daily_entries: z.object({ publication_date: Day }),
  follow_up_data: z.object({
    key_terms_list: z.array(KeyTerm),
    key_terms_list_translated: translated(z.array(KeyTerm)),
    historical_context: z.array(z.string()),
    historical_context_translated: translated(z.array(z.string())),
    flashcards: z.array(Flashcard),
  }),
  mains_model_answers: z.array(MainsAnswer),
  potential_questions: z.object({ quiz_id: Id, prelims_quiz: z.array(QuizQuestion) }).nullable(),
  quiz_title: z.string(),
  quiz_title_translated: translated(z.string()),
  /** `draft` only for admins. */
  status: z.enum(['published', 'draft']),
  locked: z.array(z.enum(LOCKABLE)),
})
export type Article = z.infer<typeof Article>

export const ARTICLE_NOT_FOUND = m.articleNotFound

/** Of an article that was taken back. */
export const RecalledNotice = z.object({
  title: z.string(),
  title_translated: TranslatedTitle,
  recalled_at: Instant,
  /** As an editor wrote it, in English. */
  reason: z.string(),
})
export type RecalledNotice = z.infer<typeof RecalledNotice>

export const articles = {
  read: endpoint('GET /api/articles/:articleId', 'member', {
    summary: 'One article, without content the reader may not see',
    isCached: true,
    params: z.object({ articleId: Id }),
    notFound: ARTICLE_NOT_FOUND,
    reply: data(Article),
  }),
  recalled: endpoint('GET /api/articles/:articleId/recall', 'member', {
    summary: 'When and why an article was taken back; 404 for one that was not',
    params: z.object({ articleId: Id }),
    notFound: ARTICLE_NOT_FOUND,
    reply: data(RecalledNotice),
  }),
}
