import { daysAfter } from '#contract/calendar.ts'
import { MAX_CATCH_UP_ARTICLES } from '#contract/practice/catch-up-rules.ts'
import type { Highlight } from '#contract/syllabus/notes.ts'
import { MAX_HIGHLIGHTS, MAX_HIGHLIGHTS_OF_ARTICLE, MAX_QUOTE } from '#contract/syllabus/notes-rules.ts'
import { timelineOf } from '#server/newsroom/shared/timeline.ts'
import { csvFile } from '#server/platform/text/csv.ts'
import { catchUpFrom } from '#server/practice/catch-up/rules.ts'
import { afterReviews, newSchedule, schedulerWith } from '#server/practice/recall/rules.ts'
import { topicsOf } from '#server/reading/shared/topics.ts'
import { compilationFrom } from '#server/syllabus/compilations/rules.ts'
import { figuresByNode, libraryByNode } from '#server/syllabus/ledger/rules.ts'
import { EXPORT_FILES } from '#server/syllabus/notes/queries/export-files.ts'
import { sidesOfArticle } from '#server/syllabus/notes/rules.ts'
import { type Cost, fewWords, MAX_ON_MAIN_THREAD as MAX } from './cost.ts'

/** Six a day, from a small vocabulary, of the maximum length. */
const articles = (length: number) =>
  Array.from({ length }, (_, n) => ({
    article_id: String(n),
    title: fewWords(300, n, 400),
    summary: fewWords(3000, n, 400),
    gs_paper_category: `GS${(n % 4) + 1}`,
    publication_date: daysAfter('2026-01-15', -Math.floor(n / 6)),
    must_know: Array.from({ length: 6 }, (_, fact) => fewWords(400, n * 6 + fact, 200)),
    key_terms: Array.from({ length: 200 }, (_, term) => ({ term: `t${(n * 31 + term * 7) % 1500}`, definition: 'D' })),
    title_translated: null,
    summary_translated: null,
    must_know_translated: [],
    language: 'en' as const,
  }))

const reported = articles(192)

const highlights = (length: number): Highlight[] =>
  Array.from({ length }, (_, n) => ({
    highlight_id: String(n),
    article: { article_id: String(n % 300), title: `Title ${n % 300}`, publication_date: '2026-01-15' },
    article_title: `Title ${n % 300}`,
    paper: 'GS2',
    syllabus: [],
    language: 'en',
    section: 'past',
    quote: fewWords(200, n),
    prefix: '',
    suffix: '',
    start: n,
    meaning: 'fact',
    note: '*Why?* '.repeat(20),
    hidden: '',
    card: { front: '*Why?* '.repeat(20), back: fewWords(200, n) },
    is_orphan: false,
    is_in_review: false,
    created_at: '2026-01-15T06:00:00Z',
    changed_at: '2026-01-15T06:00:00Z',
  }))

const exported = (name: string, format: keyof typeof EXPORT_FILES): Cost => ({
  name: `the export of highlights as ${name}`,
  file: 'server/syllabus/notes/queries/export-files.ts',
  input: `${MAX_HIGHLIGHTS.toLocaleString('en-IN')} highlights with 340 characters each`,
  prepare: () => {
    const all = highlights(MAX_HIGHLIGHTS)
    return () => EXPORT_FILES[format].textOf(all, 'ta')
  },
  most: 300,
})

/** Grows with what a user has. */
export const LIST_COSTS: Cost[] = [
  {
    name: 'the topics of articles',
    file: 'server/reading/shared/topics.ts',
    input: '192 articles of a small vocabulary, with every list full',
    prepare: () => () => topicsOf(reported),
    most: MAX,
  },
  {
    name: 'the timeline of a thread',
    file: 'server/newsroom/shared/timeline.ts',
    input: '30 articles, each with 100 lines of history and 30 developments of one date, no two alike',
    prepare: () => {
      const events = Array.from({ length: 3900 }, (_, n) => ({
        ...{
          kind: 'history' as const,
          date: null,
          article_id: String(n),
          source: null,
          text: { lang: 'en' as const, value: '' },
        },
        english: Array.from({ length: 250 }, (_, word) => `w${(n * 251 + word * 13) % 99_991}`).join(' '),
      }))
      return () => timelineOf(events)
    },
    most: MAX,
  },
  {
    name: 'what to catch up with',
    file: 'server/practice/catch-up/rules.ts',
    input: `${MAX_CATCH_UP_ARTICLES} such articles`,
    prepare: () => {
      const rows = articles(MAX_CATCH_UP_ARTICLES)
      return () => catchUpFrom(rows)
    },
    most: 800,
  },
  {
    name: 'the compilation of a month',
    file: 'server/syllabus/compilations/rules.ts',
    input: '192 such articles',
    prepare: () => {
      const rows = reported.map((row) => ({
        ...row,
        syllabus: [],
        facts: [],
        since_then: [],
        sources: [],
        study_with: [],
        watch: [],
        key_terms_translated: [],
      }))
      const options = { period: '2026-01', range: { kind: 'month', first_day: '2026-01-01', last_day: '2026-01-31' } } as const
      const given = { ...options, language: 'en', version: 'all', audience: 'pro' }
      return () => compilationFrom({ topics: topicsOf(rows), questions: [] } as never, given as never)
    },
    most: 150,
  },
  {
    name: 'the cards of highlights',
    file: 'server/syllabus/notes/rules.ts',
    input: `${MAX_HIGHLIGHTS_OF_ARTICLE} of one article, each of ${MAX_QUOTE.toLocaleString('en-IN')} characters, words of one letter, one hidden`,
    prepare: () => {
      const rows = Array.from({ length: MAX_HIGHLIGHTS_OF_ARTICLE }, (_, n) => ({
        highlight_id: String(n),
        quote: 'a '.repeat(MAX_QUOTE / 2),
        hidden: 'a',
        note: 'w '.repeat(150),
        sentence_before: 'a '.repeat(125),
        sentence_after: ' a'.repeat(125),
        created_at: new Date(n),
      }))
      return () => sidesOfArticle(rows)
    },
    most: MAX,
  },
  exported('Markdown', 'markdown'),
  exported('CSV', 'csv'),
  exported('cards', 'cards'),
  {
    name: 'a file for spreadsheets',
    file: 'server/platform/text/csv.ts',
    input: 'a cell of 15,000 blanks',
    prepare: () => () => csvFile([[' '.repeat(15_000)]]),
    most: MAX,
  },
  {
    name: 'the reviews of a card played again',
    file: 'server/practice/recall/rules.ts',
    input: '1,000 reviews',
    prepare: () => {
      const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 3_600_000)
      const reviews = Array.from({ length: 1000 }, (_, n) => ({ review_id: String(n), grade: (n % 4) + 1, reviewed_at: at(n) }))
      return () => afterReviews(schedulerWith(null), newSchedule(at(0)), reviews as never)
    },
    most: MAX,
  },
  {
    name: 'the weight of the syllabus',
    file: 'server/syllabus/ledger/rules.ts',
    input: '5,000 articles with three past questions each',
    prepare: () => {
      const rows = Array.from({ length: 5000 }, (_, n) => ({
        nodes: ['gs3.economy', 'gs2.polity'],
        asked: [`2023 GS2 ${n}`, `2024 GS2 ${n}`, `2025 GS2 ${n}`],
      }))
      return () => libraryByNode(rows)
    },
    most: MAX,
  },
  {
    name: 'the figures of the syllabus',
    file: 'server/syllabus/ledger/rules.ts',
    input: '5,000 articles with different nodes',
    prepare: () => {
      const touched = Array.from({ length: 5000 }, (_, n) => ({
        nodes: ['gs3.economy', 'gs2.polity'],
        read: 1,
        last: new Date(n),
      }))
      return () => figuresByNode(touched)
    },
    most: MAX,
  },
]
