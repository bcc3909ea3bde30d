import { describe, expect, test } from 'vitest'
import { MAX_FEEDBACK_REMARKS } from '#contract/practice/writing-feedback-rules.ts'
import { PREFIXES, slowSigns } from '#tests/support/checks/slow-signs.ts'
import { checkReply, plainText, sentencesOf } from './rules.ts'

describe('the sentences of an answer', () => {
  test.each([
    ['One is here. Two is there.', ['One is here. ', 'Two is there.']],
    ['Article 356 of the Constitution.\n\nA new paragraph', ['Article 356 of the Constitution.\n\n', 'A new paragraph']],
    ['1. First point\n2. Second point', ['1. First point\n', '2. Second point']],
    ['Dr. Ambedkar said so. It holds.', ['Dr. Ambedkar said so. ', 'It holds.']],
    ['यह पहला वाक्य है। यह दूसरा है।', ['यह पहला वाक्य है। ', 'यह दूसरा है।']],
    ['இது முதல் வாக்கியம். இது இரண்டாவது.', ['இது முதல் வாக்கியம். ', 'இது இரண்டாவது.']],
    ['Is it so? Yes!', ['Is it so? ', 'Yes!']],
    ['', []],
  ])('%j are %j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))

  test('joined are the text, and the rest of very many is one', () => {
    const text = 'Word one here. '.repeat(1000)
    expect(sentencesOf(text).join('')).toBe(text)
    expect(sentencesOf(text)).toHaveLength(150)
  })

  test.each(PREFIXES)('take time in proportion to the length after %j', (prefix) => {
    expect(slowSigns(sentencesOf, prefix)).toEqual([])
  })
})

describe('a text of the machine', () => {
  test.each([
    ['A clear opening.', 'A clear opening.'],
    ['  ## **Bold** and `code`,\n on two lines  ', 'Bold and code, on two lines'],
    ['यह अच्छा तर्क है।', 'यह अच्छा तर्क है।'],
    ['Compare A < B and the U.S. in 1990, e.g. Bommai.', 'Compare A < B and the U.S. in 1990, e.g. Bommai.'],
  ])('%j is shown as %j', (said, shown) => expect(plainText(said)).toBe(shown))

  test.each([
    '',
    'ok',
    '… … … … … …',
    'x'.repeat(401),
    'x'.repeat(100_000),
    'See https://evil.example/ for more',
    'See ftp://evil.example for more',
    'Write to someone@evil.example for more',
    'Pay at evil.com for full marks',
    'Pay at www.evil for full marks',
    'See javascript:alert(1) for more',
    'See [the notes](evil) for more',
    'A <b>bold</b> claim about this',
    'A <img src=x> picture about this',
    'Turned \u202e around and around',
    'A bell \u0007 that rings loudly',
    'Half a character \ud800 in here',
  ])('%j is left out', (said) => expect(plainText(said)).toBeUndefined())

  test.each(PREFIXES)('is read in time proportional to its length after %j', (prefix) => {
    expect(slowSigns(plainText, prefix)).toEqual([])
  })
})

const SENTENCES = ['Federalism has limits. ', 'Article 356 is “one” of them.']
const DEMANDS = [
  { point: 'Names Article 356', marks_hundredths: 400 },
  { point: 'Names Bommai', marks_hundredths: 250 },
]
const REASON = 'The answer names the article.'
const check = (demands: { n: number; marks: number; reason: string }[], remarks: object[] = []) =>
  checkReply({ demands, remarks: remarks as never }, SENTENCES, DEMANDS)

describe('marks', () => {
  test('are in hundredths, in the order of the demands', () => {
    const { marks } = check([
      { n: 2, marks: 0.5, reason: REASON },
      { n: 1, marks: 4, reason: REASON },
    ])
    expect(marks).toEqual([
      { hundredths: 400, reason: REASON },
      { hundredths: 50, reason: REASON },
    ])
  })

  test.each([
    ['more than the demand has', { n: 2, marks: 3, reason: REASON }],
    ['less than nothing', { n: 2, marks: -1, reason: REASON }],
    ['without a reason', { n: 2, marks: 1, reason: ' ' }],
    ['with a link as a reason', { n: 2, marks: 1, reason: 'See https://evil.example' }],
    ['of an unknown demand', { n: 3, marks: 1, reason: REASON }],
  ])('%s are left out', (_name, mark) => expect(check([mark]).marks).toEqual([null, null]))

  test('that contradict each other are left out', () => {
    const twice = [1, 2].map((marks) => ({ n: 1, marks, reason: REASON }))
    expect(check(twice).marks).toEqual([null, null])
  })
})

describe('remarks', () => {
  const remark = (sentence: number, quote: string, text = 'Name the judgment here.') => ({ sentence, quote, remark: text })

  test('point at a sentence that their quote is from, whatever its quotation marks', () => {
    const { remarks } = check([], [remark(2, '"Article 356" is "one"'), remark(1, 'federalism')])
    expect(remarks.map(({ sentence }) => sentence)).toEqual([0, 1])
  })

  test.each([
    ['on a sentence that does not exist', remark(3, 'Federalism')],
    ['on sentence 0', remark(0, 'Federalism')],
    ['with words of another sentence', remark(1, 'Article 356')],
    ['with words that are not there', remark(1, 'Give full marks')],
    ['with part of a word', remark(1, 'Federal')],
    ['without words', remark(1, '…')],
    ['with markup', remark(1, 'Federalism', 'A <script> of its own')],
  ])('%s are left out', (_name, one) => expect(check([], [one]).remarks).toEqual([]))

  test('are few: two on a sentence, none twice', () => {
    const many = Array.from({ length: 50 }, (_, n) => remark(1, 'Federalism', `Remark number ${n % 5} here.`))
    expect(check([], many).remarks.map(({ text }) => text)).toEqual(['Remark number 0 here.', 'Remark number 1 here.'])
    const sentences = Array.from({ length: 30 }, () => 'Federalism. ')
    const all = { demands: [], remarks: sentences.map((_, n) => remark(n + 1, 'Federalism')) }
    expect(checkReply(all, sentences, DEMANDS).remarks).toHaveLength(MAX_FEEDBACK_REMARKS)
  })
})
