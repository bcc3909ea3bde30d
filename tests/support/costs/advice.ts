import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import { asked, isAlike } from '#server/newsroom/advice/rules/asked.ts'
import { checkNothingAhead } from '#server/newsroom/advice/rules/dates.ts'
import { checkKeyTermsOccur } from '#server/newsroom/advice/rules/key-terms.ts'
import { checkReadingLevel } from '#server/newsroom/advice/rules/reading-level.ts'
import { checkSwappedNames } from '#server/newsroom/advice/rules/swapped-names.ts'
import { checkTranslatedNumbers } from '#server/newsroom/advice/rules/translated-numbers.ts'
import { checkTranslatedQuestions } from '#server/newsroom/advice/rules/translated-practice.ts'
import { checkTranslatedScript } from '#server/newsroom/advice/rules/translations.ts'
import { checkVerdicts } from '#server/newsroom/advice/rules/verdicts.ts'
import { validPart } from '#server/newsroom/shared/valid-part.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { type Cost, fewWords, MAX_ON_MAIN_THREAD as MAX } from './cost.ts'

const DAY = '2026-01-15'
const SECTION = 60_000
const IN_ALL = 'an article of 200,000 characters as JSON'

const numbers = (from: number) => Array.from({ length: 8500 }, (_, n) => from + n * 7).join(' ')
const sentences = (from: number) => Array.from({ length: 4000 }, (_, n) => `a ${from + n * 2}.`).join(' ')
const keyTerms = (beginning: string) => ({
  key_terms_list: Array.from({ length: 200 }, (_, n) => ({ term: `${beginning}${n}`, definition: 'x' })),
  key_terms_list_translated: { hi: Array.from({ length: 200 }, (_, n) => ({ term: `${beginning}${n}`, definition: 'x' })) },
})
const longOptions = (letter: string) =>
  Object.fromEntries([...'ABCDEFGH'].map((name, n) => [name, `${`${letter} `.repeat(245)}${n}`]))
const three = (text: string) => ({ analysis_text: { past: text, present: text, future: text } })

function advice(
  what: string,
  file: string,
  input: string,
  parts: Record<string, unknown>,
  check: (article: ArticleUpload) => unknown,
): Cost {
  return {
    name: `advice to editors: ${what}`,
    file: `server/newsroom/advice/rules/${file}.ts`,
    input,
    prepare: () => {
      const part = validPart(anArticle('An article', parts))
      if (!part) throw new Error('Nothing of the article is valid')
      return () => check(part.upload)
    },
    most: MAX,
  }
}

/** Other requests are served between the rules, and between articles. */
export const ADVICE_COSTS: Cost[] = [
  advice('sentences', 'reading-level', `${IN_ALL}, all initials`, three('A. '.repeat(SECTION / 3)), (one) =>
    checkReadingLevel(one, DAY),
  ),
  advice('dates', 'dates', `${IN_ALL}, all years`, three('2031 '.repeat(SECTION / 5)), (one) => checkNothingAhead(one, DAY)),
  advice(
    'key terms',
    'key-terms',
    '200 terms that begin the same in 4,000 items of a list',
    {
      analysis_text: { past: '- a\n'.repeat(3900) },
      follow_up_data: {
        key_terms_list: Array.from({ length: 200 }, (_, n) => ({ term: `${'a'.repeat(n % 60)}${n}`, definition: 'x' })),
      },
    },
    (one) => checkKeyTermsOccur(one, DAY),
  ),
  advice(
    'explanations',
    'verdicts',
    '27 explanations of 3,900 characters that name statements without an end',
    {
      potential_questions: {
        prelims_quiz: Array.from({ length: 27 }, () => ({
          question_text: `1. a\n2. b\n${'1, '.repeat(900)}`,
          options: { A: '1 only', B: '2 only' },
          correct_option: 'A',
          explanation: '1, '.repeat(1300),
        })),
      },
    },
    (one) => checkVerdicts(one, DAY),
  ),
  advice(
    'translated numbers',
    'translated-numbers',
    'a section of 8,500 numbers with 8,500 others as its translation',
    { analysis_text: { past: numbers(100_000) }, analysis_text_translated: { hi: { past: numbers(500_000) } } },
    (one) => checkTranslatedNumbers(one, DAY),
  ),
  advice(
    'names in other sentences',
    'swapped-names',
    '4,000 sentences with a number each, whose translations have others, and 200 key terms that begin as they do',
    {
      analysis_text: { past: sentences(40_000) },
      analysis_text_translated: { hi: { past: sentences(40_001) } },
      follow_up_data: keyTerms('a '.repeat(30)),
    },
    (one) => checkSwappedNames(one, DAY),
  ),
  advice(
    'translated options',
    'translated-practice',
    '20 questions with eight options of 500 characters, and 200 key terms that begin as they do',
    {
      potential_questions: {
        prelims_quiz: Array.from({ length: 20 }, () => ({
          ...{ question_text: 'Which?', options: longOptions('a'), correct_option: 'A', explanation: 'E.' },
          translated: { hi: { question_text: 'कौन-सा?', options: longOptions('क'), explanation: 'ई।' } },
        })),
      },
      follow_up_data: keyTerms('a '.repeat(30)),
    },
    (one) => checkTranslatedQuestions(one, DAY),
  ),
  advice(
    'translated names',
    'translations',
    '60,000 blanks as the translation of a section',
    {
      analysis_text: { past: fewWords(SECTION, 1) },
      analysis_text_translated: { hi: { past: `a${' '.repeat(SECTION - 2)}b` } },
    },
    (one) => checkTranslatedScript(one, DAY),
  ),
  {
    name: 'advice to editors: repeated questions',
    file: 'server/newsroom/advice/rules/asked.ts',
    input: '50 stored questions of 4,000 characters, read and compared with one',
    prepare: () => {
      const texts = Array.from({ length: 50 }, (_, n) => fewWords(4000, n, 1000))
      const one = asked('title', fewWords(4000, 99, 1000))
      return () => texts.map((text) => isAlike(one, asked('title', text)))
    },
    most: MAX,
  },
]
