import { describe, expect, test } from 'vitest'
import { outlineOf } from './article-outline.ts'
import { parseUpload } from './parse-upload.ts'

const article = { title: 'T', summary: 'S', gs_paper_category: 'GS2', analysis_text: { '0': 'before', '1': 'now' } }

describe('parsing an upload', () => {
  test.each([
    ['  ', 'Please enter JSON content to parse'],
    ['{', 'Invalid JSON format. Please check your syntax and try again.'],
    ['[]', 'Missing required field: publication_date'],
    [
      '{"publication_date":"2024-08-02","articles":{}}',
      'Missing or invalid "articles" array. Expected an array of article objects.',
    ],
    [
      '{"publication_date":"2024-08-02","articles":[]}',
      'The "articles" array cannot be empty. At least one article is required.',
    ],
    [
      JSON.stringify({ publication_date: '2024-08-02', articles: [article, { title: 'T', summary: '' }] }),
      'Article 2 is missing required fields: summary, gs_paper_category, analysis_text',
    ],
  ])('%s', (text, mistake) => {
    expect(parseUpload(text)).toMatchObject({ mistake })
  })

  test('names the line of a syntax error', () => {
    expect(parseUpload('{\n  "a": 1,\n}')).toMatchObject({ where: expect.stringMatching(/^Line 3, column \d$/) })
  })

  test('a good day comes through as it was written, and its outline counts what is there', () => {
    const upload = {
      publication_date: '2024-08-02',
      articles: [{ ...article, follow_up_data: { flashcards: [{}, {}] }, mains_model_answers: 'x' }],
    }
    expect(parseUpload(JSON.stringify(upload))).toEqual({ upload })
    const outline = outlineOf(upload.articles[0])
    expect(outline.sections).toEqual({ past: 'before', present: 'now' })
    expect(outline.counts.map(({ many, count }) => [many, count])).toEqual([
      ['key terms', 0],
      ['quiz questions', 0],
      ['flashcards', 2],
      ['model answers', 0],
    ])
  })
})
