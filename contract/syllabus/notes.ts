import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { TranslatedTitle } from '#contract/in-targets.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { NEWEST_FIRST, pageOf, pageQuery } from '#contract/paging.ts'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import { AskedLanguage, Day, Id, Instant, Moment, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/syllabus.ts'
import { SyllabusLine } from './lines.ts'
import { PaperOrNode } from './node-rules.ts'
import {
  CONTEXT_CHARACTERS,
  EXPORT_FORMATS,
  HIGHLIGHT_NOT_FOUND,
  MAX_HIGHLIGHTS_OF_ARTICLE,
  MAX_NOTE,
  MAX_QUOTE,
  MEANINGS,
  SECTION,
} from './notes-rules.ts'

const language = z.enum(LANGUAGES, { error: `language must be one of: ${LANGUAGES.join(', ')}` })
const meaning = z.enum(MEANINGS, { error: `meaning must be one of: ${MEANINGS.join(', ')}` })
const context = (label: string) => safeText({ max: CONTEXT_CHARACTERS, label })

/** In the plain text of a section, see `textOfMarkup`. */
export const PASSAGE = {
  language,
  section: z.string({ error: 'section must be text' }).regex(SECTION, { error: 'section must be the name of a section' }),
  quote: safeText({ min: 1, max: MAX_QUOTE, label: 'The highlighted text' }),
  prefix: context('The text before'),
  suffix: context('The text after'),
  /** In UTF-16 units. */
  start: z
    .int({ error: 'start must be a whole number' })
    .min(0, { error: 'start must be at least 0' })
    .max(100_000, { error: 'start must be at most 1,00,000' }),
}

export const Highlight = z.object({
  highlight_id: Id,
  /** `null` if the article is gone or not public. */
  article: z.object({ article_id: Id, title: z.string(), title_translated: TranslatedTitle, publication_date: Day }).nullable(),
  /** Snapshot, used when the article is gone. */
  article_title: z.string(),
  paper: z.string(),
  syllabus: z.array(SyllabusLine),
  ...PASSAGE,
  meaning,
  note: z.string(),
  /** The part of the quote that its card asks for; empty: all. */
  hidden: z.string(),
  /** `null` if no question can be made; different fronts in an article. */
  card: z.object({ front: z.string(), back: z.string() }).nullable(),
  /** No longer in the article. */
  is_orphan: z.boolean(),
  is_in_review: z.boolean(),
  created_at: Instant,
  changed_at: Instant,
})
export type Highlight = z.infer<typeof Highlight>

const HighlightChange = z.strictObject(
  {
    article_id: Id,
    ...PASSAGE,
    meaning,
    note: safeText({ max: MAX_NOTE, label: 'A note' }).default(''),
    /** Missing: unchanged. */
    hidden: safeText({ max: MAX_QUOTE, label: 'The words to hide' }).optional(),
    /** Device clock; unused with `based_on`. */
    changed_at: Moment,
    /** `changed_at` before the change. */
    based_on: Moment.optional(),
  },
  {
    error:
      'Send a JSON object of article_id, language, section, quote, prefix, suffix, start, meaning, note, hidden, changed_at and based_on',
  },
)
export type HighlightChange = z.input<typeof HighlightChange>

const FILTER = {
  q: safeText({ max: 100, label: 'q' }).optional(),
  node: PaperOrNode.optional(),
  meaning: meaning.optional(),
  orphans: z.enum(['true'], { error: 'orphans can only be true' }).optional(),
}
export interface HighlightFilter {
  q?: string | undefined
  node?: string | undefined
  meaning?: (typeof MEANINGS)[number] | undefined
  orphans?: 'true' | undefined
}

const params = z.object({ highlightId: Id })

export const notes = {
  list: endpoint('GET /api/highlights', 'member', {
    summary: `Your highlights and notes, ${NEWEST_FIRST}`,
    query: z.object({ ...FILTER, ...pageQuery(50) }),
    reply: pageOf(Highlight),
  }),
  ofArticle: endpoint('GET /api/articles/:articleId/highlights', 'member', {
    summary: 'Your highlights in an article',
    params: z.object({ articleId: Id }),
    notFound: ARTICLE_NOT_FOUND,
    reply: data(z.array(Highlight)),
  }),
  save: endpoint('PUT /api/highlights/:highlightId', 'member', {
    summary:
      'Store a highlight under an id that the device chose, or change its meaning, its note and the words that its card hides; repeating it changes nothing. If its note was changed elsewhere since `based_on`, or after `changed_at`, answers 409 with the stored highlight as `current`',
    params,
    body: HighlightChange,
    notFound: ARTICLE_NOT_FOUND,
    reply: data(Highlight),
  }),
  remove: endpoint('DELETE /api/highlights/:highlightId', 'member', {
    summary: 'Delete a highlight',
    params,
    notFound: HIGHLIGHT_NOT_FOUND,
    reply: Done,
  }),
  download: endpoint('GET /api/highlights/export', 'member', {
    summary: 'Your highlights as Markdown, as CSV, or as cards in CSV that Anki imports',
    query: z.object({
      format: z.enum(EXPORT_FORMATS, { error: `format must be one of: ${EXPORT_FORMATS.join(', ')}` }),
      /** Of headings and kinds. */
      language: AskedLanguage,
      ...FILTER,
    }),
    rate: 'heavy',
    produces: ['text/markdown', 'text/csv'],
    reply: z.string(),
  }),
  toReview: endpoint('POST /api/highlights/review', 'member', {
    summary:
      'Make cards of highlights in the review, each once: the sentence without the highlighted words, or the note, asks for them. Those that have a card already, or no question, are left out',
    body: z.strictObject({
      highlight_ids: boundedList(Id, {
        min: 1,
        max: MAX_HIGHLIGHTS_OF_ARTICLE,
        error: 'highlight_ids must be a list',
        tooFew: m.noneGiven,
        tooMany: m.tooManyAtOnce({ count: MAX_HIGHLIGHTS_OF_ARTICLE }),
      }),
    }),
    reply: data(z.object({ added: z.int().min(0), known: z.int().min(0), without_question: z.array(Id) })),
  }),
}
