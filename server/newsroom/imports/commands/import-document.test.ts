import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Imported } from '#contract/newsroom/imports.ts'
import { ArticleUpload } from '#contract/newsroom/upload/article-upload.ts'
import { HOSTILE } from '#tests/support/fixtures/documents/hostile.ts'
import { GOOGLE_DOCS, WEB_PAGE } from '#tests/support/fixtures/documents/pages.ts'
import { panchayatDocx, ramsarDocx } from '#tests/support/fixtures/documents/word.ts'
import { importDocument } from './import-document.ts'

const FOLDER = 'tests/support/fixtures/documents'

const DOCUMENTS: [name: string, file: () => Promise<Buffer> | Buffer][] = [
  ['ramsar.docx', ramsarDocx],
  ['panchayat.docx', panchayatDocx],
  ...['gst-council.md', 'monsoon.md', 'amendments.txt', 'finance-commission.txt', 'questions.csv', 'semicolons.csv'].map(
    (name): [string, () => Buffer] => [name, () => readFileSync(`${FOLDER}/${name}`)],
  ),
  ['google-docs.html', () => Buffer.from(GOOGLE_DOCS)],
  ['web-page.html', () => Buffer.from(WEB_PAGE)],
]

const imported = async (text: string, name: string) => (await importDocument({ file: Buffer.from(text), name })) as Imported

describe('import of a document', () => {
  test.each(DOCUMENTS)('%s becomes the parts of an article, and what is left has its place and reason', async (name, file) => {
    const expected = JSON.parse(readFileSync(`${FOLDER}/expected/${name}.json`, 'utf8'))
    expect(await importDocument({ file: await file(), name })).toEqual(expected)
  })

  test('a whole document can be uploaded once its paper is chosen', async () => {
    const { article } = (await importDocument({ file: await ramsarDocx(), name: 'ramsar.docx' })) as Imported
    expect(ArticleUpload.safeParse(article).error).toBeUndefined()
  })

  test('nothing is lost without a word: each line is in the article or in the report', async () => {
    const text = readFileSync(`${FOLDER}/finance-commission.txt`, 'utf8')
    const { article, left } = await imported(text, 'finance-commission.txt')
    const found = JSON.stringify([article, left]).toLowerCase()
    const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? []
    const headings = [
      'paper',
      'summary',
      'background',
      'present',
      'future',
      'historical',
      'context',
      'glossary',
      'know',
      'must',
      'dates',
      'watch',
    ]
    expect(words.filter((word) => !found.includes(word) && !headings.includes(word))).toEqual(['october'])
  })

  const QUESTION = '1. Who wrote Anandamath?\n(a) Tagore\n(b) Bankim'

  test.each([
    ['Answer: b', 'B', ''],
    ['Ans. (b)', 'B', ''],
    ['Correct option: B', 'B', ''],
    ['Answer – Bankim', 'B', ''],
    ['Answer: (b) Bankim Explanation: In 1882.', 'B', 'In 1882.'],
    ['Key: b\n\nIn 1882.\n1. It is a novel.\n2. It has a song.', 'B', 'In 1882.\n1. It is a novel.\n2. It has a song.'],
  ])('the answer may be written “%s”', async (written, correct_option, explanation) => {
    const { article } = await imported(`${QUESTION}\n${written}`, 'questions.txt')
    const question_text = 'Who wrote Anandamath?'
    const question = { question_text, options: { A: 'Tagore', B: 'Bankim' }, correct_option, explanation }
    expect(article.potential_questions).toEqual({ prelims_quiz: [question] })
  })

  test.each([
    ['no answer', 'Q2. Who wrote it?\n(a) Tagore\n(b) Bankim', 'Question 2 has no answer.'],
    ['no options', 'Q2. Who wrote it?\nAnswer: b', 'Question 2 has no options such as “(a) …”.'],
    [
      'another answer',
      'Q2. Who wrote it?\n(a) Tagore\n(b) Bankim\nAnswer: d',
      'Question 2 has the answer D, but only the options A, B.',
    ],
    ['equal options', 'Q2. Who wrote it?\n(a) Tagore\n(b) Tagore\nAnswer: a', 'Options A and B have the same text.'],
  ])('a question with %s is left with its number and all its words', async (_what, written, reason) => {
    const { article, left } = await imported(`${QUESTION}\nAnswer: b\n\n${written}`, 'questions.txt')
    expect(article.potential_questions).toMatchObject({ prelims_quiz: [{ correct_option: 'B' }] })
    expect(left).toEqual([{ place: 'line 6', words: written.replace('Q2. ', ''), reason }])
  })

  test.each(HOSTILE)('%s in %s is refused, or read within a bound', { timeout: 30_000 }, async (_what, name, file) => {
    const read = JSON.stringify(await importDocument({ file: await file(), name }))
    expect(read.length).toBeLessThan(1_000_000)
    expect(read).not.toContain('root:')
  })
})
