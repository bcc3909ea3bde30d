import { DayUpload, unknownFields } from '#contract/newsroom/ingest.ts'
import { normaliseAnalysis } from '#contract/reading/analysis.ts'
import { termFinder } from '#contract/reading/article-text/key-terms.ts'
import { textOfMarkup } from '#contract/reading/markup-text.ts'
import { speechText, splitText } from '#server/engines/speech-text.ts'
import { faultOf } from '#server/engines/translation-check.ts'
import { addedEntries } from '#server/newsroom/corrections/rules.ts'
import { changesBetween } from '#server/newsroom/entries/rules.ts'
import { keyHabits } from '#server/newsroom/shared/key-habits.ts'
import { wordsOf } from '#server/reading/search/rules.ts'
import { aDay, anArticle } from '#tests/support/fixtures/articles.ts'
import { type Cost, fewWords, MAX_ON_MAIN_THREAD as MAX } from './cost.ts'

const SECTION = 60_000

const markup = (name: string, text: string): Cost => ({
  name: `a section of an article: ${name}`,
  file: 'contract/reading/markup-text.ts',
  input: '60,000 characters',
  prepare: () => () => textOfMarkup(text),
  most: MAX,
})

const day = (parts: Record<string, unknown>) =>
  aDay('2026-01-15', [], { articles: Array.from({ length: 50 }, (_, n) => anArticle(`A ${n}`, parts)) })
const many = <T>(length: number, item: T): T[] => Array.from({ length }, () => item)
const UNKNOWN = Object.fromEntries(Array.from({ length: 999 }, (_, n) => [`k${n}`, 1]))

const upload = (name: string, articles: object[]): Cost => ({
  name: `an upload: ${name}`,
  file: 'contract/newsroom/ingest.ts',
  input: '190 objects with 999 unknown fields',
  prepare: () => () => DayUpload.safeParse({ publication_date: '2026-01-15', articles }),
  most: 250,
  runs: 'for an admin',
})

/** Written by editors. */
export const ANALYSIS_COSTS: Cost[] = [
  markup('bold marks', '**a '.repeat(SECTION / 4)),
  markup('marks of emphasis', ' *a'.repeat(SECTION / 3)),
  markup('tables that are none', '|a|b|\n'.repeat(SECTION / 6)),
  markup('lists', '- a\n'.repeat(SECTION / 4)),
  markup('line breaks', '\n '.repeat(SECTION / 2)),
  {
    name: 'an analysis in any form',
    file: 'contract/reading/analysis.ts',
    input: '60,000 escaped line breaks',
    prepare: () => () => normaliseAnalysis({ past: '\\r\\n'.repeat(SECTION / 4) }),
    most: MAX,
  },
  {
    name: 'the words of a section for the search',
    file: 'server/reading/search/rules.ts',
    input: '60,000 characters with accents',
    prepare: () => () => wordsOf('é à '.repeat(SECTION / 4)),
    most: MAX,
  },
  {
    name: 'key terms in a section',
    file: 'contract/reading/article-text/key-terms.ts',
    input: '200 terms that all begin the same in 60,000 characters',
    prepare: () => {
      const find = termFinder(Array.from({ length: 200 }, (_, n) => ({ term: `${'a'.repeat(n % 115)}${n}`, definition: 'x' })))
      return () => find('a'.repeat(SECTION))
    },
    most: 100,
    runs: 'in the browser',
  },
  {
    name: 'the text for a voice',
    file: 'server/engines/speech-text.ts',
    input: '60,000 characters of abbreviations, cut into pieces of 400',
    prepare: () => () => splitText(speechText('Dr. A. '.repeat(SECTION / 7), 'en'), 400, 'en'),
    most: MAX,
  },
  {
    name: 'the check of a translation',
    file: 'server/engines/translation-check.ts',
    input: '60,000 characters of numbers',
    prepare: () => {
      const numbers = Array.from({ length: 8500 }, (_, n) => 100_000 + n).join(' ')
      return () => faultOf(numbers, `${numbers} क`, 'hi')
    },
    most: MAX,
  },
  {
    name: 'the changes of a day',
    file: 'server/newsroom/entries/rules.ts',
    input: '50 articles with 60,000 characters each',
    prepare: () => {
      const parsed = DayUpload.parse(day({ analysis_text: { past: fewWords(SECTION, 1) } })).articles
      const before = parsed.map((upload, n) => ({ article_id: String(n), upload }))
      return () => changesBetween(before, before)
    },
    most: 250,
    runs: 'for an admin',
  },
  {
    name: 'what came to "Since then"',
    file: 'server/newsroom/corrections/rules.ts',
    input: '30 entries',
    prepare: () => {
      const list = (from: number) =>
        Array.from({ length: 30 }, (_, n) => ({ date: '2026-01-15', text: fewWords(2000, from + n) }))
      return () => addedEntries(list(0), list(30))
    },
    most: MAX,
  },
  {
    name: 'the advice on quiz keys',
    file: 'server/newsroom/shared/key-habits.ts',
    input: '1,500 questions of 4,000 characters with eight options of 1,000',
    prepare: () => {
      const texts = ['1. x\n'.repeat(800), '\n '.repeat(2000), `Statement${' '.repeat(3990)}`]
      const option = `1${', 1'.repeat(330)}`
      const options = Object.fromEntries([...'ABCDEFGH'].map((letter) => [letter, `${option}${letter}`]))
      const questions = many(500, texts)
        .flat()
        .map((question_text) => ({ question_text, options, correct_option: 'A' }))
      return () => keyHabits(questions)
    },
    most: 500,
    runs: 'for an admin',
  },
  upload(
    'options',
    Array.from({ length: 4 }, (_, n) => ({
      ...anArticle(`A ${n}`),
      potential_questions: { prelims_quiz: many(47, { question_text: 'Q', correct_option: 'A', options: UNKNOWN }) },
    })),
  ),
  upload('translations', [
    anArticle('A', { follow_up_data: { key_terms_list: many(190, { term: 'T', definition: 'D', ...UNKNOWN }) } }),
  ]),
  upload('translated facts', many(10, anArticle('A', { facts: many(19, { translated: UNKNOWN }) }))),
  upload('translated questions', [
    ...Array.from({ length: 4 }, (_, n) =>
      anArticle(`A ${n}`, { potential_questions: { prelims_quiz: many(47, { translated: UNKNOWN }) } }),
    ),
  ]),
  {
    name: 'unknown fields of an upload',
    file: 'contract/newsroom/ingest.ts',
    input: '190 objects with 999 unknown fields',
    prepare: () => () => unknownFields({ articles: many(190, UNKNOWN) }),
    most: 250,
    runs: 'for an admin',
  },
]
