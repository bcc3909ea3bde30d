import { describe, expect, test } from 'vitest'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { aDay, anArticle } from '#tests/support/fixtures/articles.ts'
import { changesBetween, type KnownArticle, pairedByTitle, previewOf, uploadForm } from './rules.ts'

const uploads = (...titles: string[]) => DayUpload.parse(aDay('2026-01-15', titles)).articles
const known = (...titles: string[]): KnownArticle[] =>
  uploads(...titles).map((upload) => ({ article_id: `id of ${upload.title}`, upload }))
const told = (before: KnownArticle[], titles: string[]) =>
  changesBetween(before, pairedByTitle(before, uploads(...titles))).map(({ title, change, fields }) => [title, change, ...fields])
const edited = (title: string, parts: object) =>
  DayUpload.parse({ publication_date: '2026-01-15', articles: [anArticle(title, parts as never)] }).articles

describe('what an upload changes', () => {
  test('nothing, where it is the same', () => {
    expect(told(known('A', 'B'), ['A', 'B'])).toEqual([
      ['A', 'unchanged'],
      ['B', 'unchanged'],
    ])
  })

  test('an article keeps its id while its title stays, in whatever case', () => {
    expect(pairedByTitle(known('Budget'), uploads('Monsoon', 'BUDGET')).map(({ article_id }) => article_id)).toEqual([
      null,
      'id of Budget',
    ])
    expect(told(known('Budget'), ['BUDGET'])).toEqual([
      ['BUDGET', 'changed', 'title', 'summary', 'analysis_text.past', 'quiz_title'],
    ])
  })

  test('a new article above the others moves none of them; two that swap are both moved', () => {
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

  test('each field that differs is named, part by part where there are parts', () => {
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

  test('what is left out and what is empty are the same', () => {
    const [bare] = edited('A', { potential_questions: null, quiz_title: undefined })
    const [empty] = edited('A', { potential_questions: { prelims_quiz: [] }, quiz_title: 'A', title_translated: {} })
    const before = [{ article_id: 'id', upload: bare as never }]
    expect(changesBetween(before, [{ article_id: 'id', upload: empty as never }])[0]?.change).toBe('unchanged')
  })
})

describe('an article as an editor would write it', () => {
  test('is short, and reads as the same article again', () => {
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

  test('is previewed as a Pro reader will get it', () => {
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
