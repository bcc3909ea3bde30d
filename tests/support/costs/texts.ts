import { mentionsIn } from '#contract/community/post-text.ts'
import { exceededJsonLimit } from '#contract/json-limits.ts'
import { directiveOf } from '#contract/practice/directives.ts'
import { countWords } from '#contract/practice/word-count.ts'
import { scrubMessage } from '#contract/site/error-report-rules.ts'
import { findQuote } from '#contract/syllabus/anchors.ts'
import { safeText } from '#contract/text.ts'
import { usernameFrom } from '#server/accounts/accounts/rules.ts'
import { containsPatterns } from '#server/db/search-patterns.ts'
import { titleOf } from '#server/newsroom/analytics/rules.ts'
import { isCommonPassword } from '#server/platform/auth/passwords.ts'
import { withoutWrapping } from '#server/platform/external/chat-service.ts'
import { mailPage } from '#server/platform/mail/mail-page.ts'
import { sentencesOf } from '#server/practice/writing-feedback/rules.ts'
import { isHarmlessAttribute, isHarmlessStyle } from '#server/reading/figures/commands/svg-rules.ts'
import { fragmentOf, passagesWith } from '#server/reading/search/queries/passages.ts'
import { indexedWords, queryOf } from '#server/reading/search/rules.ts'
import { type Cost, MAX_ON_MAIN_THREAD as MAX } from './cost.ts'

const SECTION = 60_000

const passage = (name: string, text: string, quote: string, beside: string): Cost => ({
  name: `a passage found again: ${name}`,
  file: 'contract/syllabus/anchors.ts',
  input: '1,000 characters in a section of 60,000',
  prepare: () => () => findQuote(text, { quote, prefix: beside, suffix: beside, start: 0 }),
  most: 20,
})
const E_TEXT = 'The Centre released the report on the reserve between these themes. '.repeat(1000).slice(0, SECTION)
const A_TEXT = 'a'.repeat(SECTION)

/** Written by readers. */
export const TEXT_COSTS: Cost[] = [
  passage('frames of one letter', E_TEXT, 'Z'.repeat(1000), 'e'),
  passage('frames of a blank', E_TEXT, 'Z'.repeat(1000), ' '),
  passage('no frames', E_TEXT, 'Z'.repeat(1000), ''),
  passage('the same letter everywhere', A_TEXT, 'a'.repeat(1000), 'b'.repeat(40)),
  passage('almost the same letters everywhere', A_TEXT, `${'a'.repeat(500)}b${'a'.repeat(499)}`, 'a'.repeat(40)),
  passage('one letter', E_TEXT, 'e', 'e'.repeat(40)),
  passage(
    'a fifth of it changed',
    `${'b'.repeat(20)}${'ab'.repeat(500)}${'c'.repeat(20)}${E_TEXT}`.slice(0, SECTION),
    'aabb'.repeat(250),
    'b'.repeat(16),
  ),
  {
    name: 'the mentions of a post',
    file: 'contract/community/post-text.ts',
    input: '10,000 characters of @',
    prepare: () => () => mentionsIn('@ab'.repeat(3333)),
    most: MAX,
  },
  {
    name: 'the title of a post',
    file: 'server/newsroom/analytics/rules.ts',
    input: '10,000 blanks',
    prepare: () => () => titleOf(`a${' '.repeat(9998)}b`),
    most: MAX,
  },
  {
    name: 'any text of a body',
    file: 'contract/text.ts',
    input: '15,000 letters that change their length in NFC',
    prepare: () => () => safeText({ min: 1, max: 15_000 }).safeParse('\u0958'.repeat(15_000)),
    most: MAX,
  },
  {
    name: 'the words of a written answer',
    file: 'contract/practice/word-count.ts',
    input: '15,000 blanks',
    prepare: () => () => countWords(' '.repeat(15_000)),
    most: MAX,
  },
  {
    name: 'the sentences of a written answer',
    file: 'server/practice/writing-feedback/rules.ts',
    input: '15,000 characters of "A. "',
    prepare: () => () => sentencesOf('A. '.repeat(5000)),
    most: MAX,
  },
  {
    name: 'the reply of a machine',
    file: 'server/platform/external/chat-service.ts',
    input: '100,000 characters of <think>',
    prepare: () => () => withoutWrapping('<think>'.repeat(14_000)),
    most: MAX,
  },
  {
    name: 'the message of an error report',
    file: 'contract/site/error-report-rules.ts',
    input: '100,000 quotation marks',
    prepare: () => () => scrubMessage('"'.repeat(100_000)),
    most: MAX,
  },
  {
    name: 'a password',
    file: 'server/platform/auth/passwords.ts',
    input: '1,024 characters',
    prepare: () => () => isCommonPassword('a'.repeat(1024)),
    most: MAX,
  },
  {
    name: 'a username from an address',
    file: 'server/accounts/accounts/rules.ts',
    input: '254 signs',
    prepare: () => () => usernameFrom(`${'+'.repeat(240)}@example.test`),
    most: MAX,
  },
  {
    name: 'the words of a filter',
    file: 'server/db/search-patterns.ts',
    input: '254 letters that have several spellings',
    prepare: () => () => containsPatterns('\u0902'.repeat(254)),
    most: MAX,
  },
  {
    name: 'a search query',
    file: 'server/reading/search/rules.ts',
    input: '200 words of one letter',
    prepare: () => () => queryOf('A b '.repeat(100)),
    most: MAX,
  },
  {
    name: 'the snippet of a result',
    file: 'server/reading/search/queries/passages.ts',
    input: '12 words, each 10,000 times in 60,000 characters',
    prepare: () => () => passagesWith([...'abcdefghijkl'], 'abc def ghi jkl abc '.repeat(3000)),
    most: MAX,
  },
  {
    name: 'the marked part of a result',
    file: 'server/reading/search/queries/passages.ts',
    input: '3,000 matches in 6,000 characters',
    prepare: () => {
      const text = 'a é '.repeat(1500)
      return () => {
        const words = indexedWords(text)
        return fragmentOf({ text, words, matches: [...words.keys()] })
      }
    },
    most: MAX,
  },
  {
    name: 'a mail',
    file: 'server/platform/mail/mail-page.ts',
    input: '5,000 characters of <',
    prepare: () => () => mailPage({ language: 'en', subject: 'S', paragraphs: ['<&"'.repeat(1700)] }),
    most: MAX,
  },
  {
    name: 'the limits of a JSON body',
    file: 'contract/json-limits.ts',
    input: '5 MiB of one text',
    prepare: () => {
      const text = JSON.stringify('x'.repeat(5 * 1024 * 1024))
      return () => exceededJsonLimit(text)
    },
    most: MAX,
    runs: 'for an admin',
  },
  {
    name: 'the directive of a mains question',
    file: 'contract/practice/directives.ts',
    input: '2,000 line breaks, quotation marks or connecting words',
    prepare: () => () => ['\n', '"', '. ', ', and '].map((sign) => directiveOf(sign.repeat(2000 / sign.length))),
    most: MAX,
  },
  {
    name: 'the shapes and styles of a drawing',
    file: 'server/reading/figures/commands/svg-rules.ts',
    input: '900,000 characters of a path without blanks; of letters, brackets, blanks, or addresses in a style',
    prepare: () => () => [
      isHarmlessAttribute('path', 'd', 'M1-2-3-'.repeat(130_000)),
      ...['a', '(', ' ', 'url(#a)', '/*'].map((part) => isHarmlessStyle(part.repeat(900_000 / part.length))),
    ],
    most: 1000,
    runs: 'in a worker',
  },
]
