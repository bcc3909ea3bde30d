import { describe, expect, test } from 'vitest'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import type { KnownArticle } from '#server/newsroom/shared/upload-form.ts'
import { previewOf, uploadForm } from '#server/newsroom/shared/upload-form.ts'
import { aDay, anArticle } from '#tests/support/fixtures/articles.ts'
import { changesBetween, pairedByTitle } from './rules.ts'

const uploads = (...titles: string[]) => DayUpload.parse(aDay('2026-01-15', titles)).articles
const known = (...titles: string[]): KnownArticle[] =>
  uploads(...titles).map((upload) => ({ article_id: `id of ${upload.title}`, upload }))
const told = (before: KnownArticle[], titles: string[]) =>
  changesBetween(before, pairedByTitle(before, uploads(...titles))).map(({ title, change, fields }) => [title, change, ...fields])
const edited = (title: string, parts: object) =>
  DayUpload.parse({ publication_date: '2026-01-15', articles: [anArticle(title, parts as never)] }).articles

describe('the changes of an upload', () => {
  test('an identical upload has none', () => {
    expect(told(known('A', 'B'), ['A', 'B'])).toEqual([
      ['A', 'unchanged'],
      ['B', 'unchanged'],
    ])
  })

  test('an article keeps its id with the same title, ignoring case', () => {
    expect(pairedByTitle(known('Budget'), uploads('Monsoon', 'BUDGET')).map(({ article_id }) => article_id)).toEqual([
      null,
      'id of Budget',
    ])
    expect(told(known('Budget'), ['BUDGET'])).toEqual([
      ['BUDGET', 'changed', 'title', 'summary', 'analysis_text.past', 'quiz_title'],
    ])
  })

  test('a new first article moves none of the others; swapping two moves both', () => {
    expect(told(known('A', 'B', 'C'), ['New', 'A', 'C'])).toEqual([
      ['New', 'new'],
      ['A', 'unchanged'],
      ['C', 'unchanged'],
      ['B', 'removed'],
    ])
    expect(told(known('A', 'B'), ['B', 'A'])).toEqual([
      ['B', 'changed', 'position'],
      ['A', 'changed', 'position'],
    ])
  })

  test('each changed field is listed, including parts of objects', () => {
    const before = known('A')
    const after = edited('A', {
      analysis_text: { past: 'The past of A.', present: 'Another present.', future: 'The future.' },
      title_translated: { hi: 'ए' },
      follow_up_data: { historical_context: ['1950: the Republic began.'] },
    })
    expect(changesBetween(before, pairedByTitle(before, after))[0]?.fields).toEqual([
      'analysis_text.present',
      'title_translated.hi',
      'follow_up_data.key_terms_list',
      'follow_up_data.flashcards',
    ])
  })

  test('missing and empty fields are equal', () => {
    const [bare] = edited('A', { potential_questions: null, quiz_title: undefined })
    const [empty] = edited('A', { potential_questions: { prelims_quiz: [] }, quiz_title: 'A', title_translated: {} })
    const before = [{ article_id: 'id', upload: bare as never }]
    expect(changesBetween(before, [{ article_id: 'id', upload: empty as never }])[0]?.change).toBe('unchanged')
  })
})

describe('an article in the upload format', () => {
  test('is compact and parses to the same article', () => {
    const [upload] = edited('A', {})
    const form = uploadForm(upload as never)
    expect(Object.keys(form)).toEqual([
      'title',
      'summary',
      'gs_paper_category',
      'analysis_text',
      'mains_model_answers',
      'follow_up_data',
      'potential_questions',
      'quiz_title',
    ])
    expect(DayUpload.parse({ publication_date: '2026-01-15', articles: [form] }).articles).toEqual([upload])
  })

  test('has the preview of a Pro reader', () => {
    const [upload] = edited('A', {
      potential_questions: { prelims_quiz: [{ question_stem: 'Q?', options: ['One', 'Two'], correct_option: 1 }] },
    })
    const preview = previewOf({ article_id: null, upload: upload as never }, { publication_date: '2026-01-15', status: 'draft' })
    expect(preview.potential_questions?.prelims_quiz).toMatchObject([
      { question_text: 'Q?', options: { A: 'One', B: 'Two' }, correct_option: 'B' },
    ])
    expect(preview).toMatchObject({
      title: 'A',
      reading_minutes: 1,
      locked: [],
      daily_entries: { publication_date: '2026-01-15' },
    })
  })
})
