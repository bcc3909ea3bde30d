import { describe, expect, test } from 'vitest'
import { CallError } from '#web/platform/http/call.ts'
import { checkFailure, parseUpload } from './parse-upload.ts'

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

  test('reports the line and column of a syntax error, and what was expected', () => {
    const text = 'Line 3, column 1: Expected another name after the comma'
    expect(parseUpload('{\n  "a": 1,\n}').position).toEqual({ at: 12, text })
  })

  test('a valid day is returned unchanged', () => {
    const payload = { publication_date: '2024-08-02', articles: [article] }
    expect(parseUpload(JSON.stringify(payload))).toEqual({ payload })
  })

  test('a mistake found on the page is shown without the server too, unless the server names one itself', () => {
    const known = { mistake: 'Missing required field: publication_date' }
    const unreachable = new CallError('The server could not be reached.', { status: 0 })
    expect(checkFailure(known, unreachable)).toBe(known)
    expect(checkFailure(undefined, unreachable)).toEqual({ mistake: 'The server could not be reached.' })
    expect(checkFailure(known, new CallError('Too large', { status: 413 }))).toEqual({ mistake: 'Too large' })
  })
})
