import { describe, expect, test } from 'vitest'
import { DayUpload, unknownFields } from '#contract/newsroom/ingest.ts'
import { uploadMistake } from '#contract/newsroom/upload/upload-rules.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { readDay } from './rules.ts'

const day = (...articles: unknown[]) => ({ publication_date: '2026-01-15', articles })
const quiz = (...prelims_quiz: unknown[]) => anArticle('Quiz', { potential_questions: { prelims_quiz } })
const question = (parts: object) => ({ question_text: 'Which?', options: ['One', 'Two'], correct_option: 'A', ...parts })
const followUp = (follow_up_data: unknown) => anArticle('Follow-up', { follow_up_data })
const long = 'x'.repeat(70_000)

const IN_QUIZ = 'articles[0].potential_questions.prelims_quiz'
const IN_FOLLOW_UP = 'articles[0].follow_up_data'

/** Invalid uploads with the paths of all their errors. */
const BROKEN: [name: string, payload: unknown, paths: string[]][] = [
  ['nothing in it', {}, ['publication_date', 'articles']],
  ['a list instead of a day', [], ['']],
  ['null', null, ['']],
  ['a date in words and no articles', { publication_date: 'yesterday', articles: [] }, ['publication_date', 'articles']],
  [
    'a day that does not exist, an unknown status',
    { ...day(anArticle('A')), publication_date: '2026-02-30', status: 'live' },
    ['publication_date', 'status'],
  ],
  [
    'a date as number, replace in words',
    { ...day(anArticle('A')), publication_date: 20260115, replace: 'yes' },
    ['publication_date', 'replace'],
  ],
  [
    'articles as a map, status as a number',
    { publication_date: '2026-01-15', articles: { 0: {} }, status: 1 },
    ['articles', 'status'],
  ],
  [
    'a schedule for a published day, and a revision in words',
    { ...day(anArticle('A')), scheduled_for: '2026-01-15T06:00:00+05:30', expected_revision: 'two' },
    ['scheduled_for', 'expected_revision'],
  ],
  [
    'a schedule in words beside a broken article',
    { ...day({ ...anArticle('A'), title: '' }), status: 'draft', scheduled_for: 'tomorrow at six' },
    ['scheduled_for', 'articles[0].title'],
  ],
  [
    'articles that are not objects',
    day(7, null, 'text', []),
    [0, 1, 2, 3].flatMap((n) =>
      ['title', 'summary', 'gs_paper_category', 'analysis_text'].map((field) => `articles[${n}].${field}`),
    ),
  ],
  [
    'missing fields in the second and third',
    day(anArticle('A'), { title: 'B' }, { summary: 'C' }),
    [
      'articles[1].summary',
      'articles[1].gs_paper_category',
      'articles[1].analysis_text',
      'articles[2].title',
      'articles[2].gs_paper_category',
      'articles[2].analysis_text',
    ],
  ],
  [
    'blank and null fields',
    day(anArticle('A', { title: ' ', summary: null, gs_paper_category: '\t' })),
    ['articles[0].title', 'articles[0].summary', 'articles[0].gs_paper_category'],
  ],
  [
    'texts of another type',
    day(anArticle('A', { title: 5, summary: ['a'], gs_paper_category: { a: 1 } })),
    ['articles[0].title', 'articles[0].summary', 'articles[0].gs_paper_category'],
  ],
  [
    'texts that are too long',
    day(anArticle('A', { title: long, summary: long, gs_paper_category: long, quiz_title: long })),
    ['articles[0].title', 'articles[0].summary', 'articles[0].gs_paper_category', 'articles[0].quiz_title'],
  ],
  [
    'characters that cannot be stored',
    day(anArticle('A', { title: 'a\0b', summary: '\ud800', quiz_title: '\0' })),
    ['articles[0].title', 'articles[0].summary', 'articles[0].quiz_title'],
  ],
  [
    'the same title three times, and another mistake',
    day(anArticle('Same'), anArticle('SAME '), { ...anArticle('same'), summary: '' }),
    ['articles[1].title', 'articles[2].title', 'articles[2].summary'],
  ],
  [
    'unknown sections, and a section that is not a text',
    day(anArticle('A', { analysis_text: { past: 5, epilogue: 'x', prologue: 'y', present: long } })),
    [
      'articles[0].analysis_text.past',
      'articles[0].analysis_text.epilogue',
      'articles[0].analysis_text.prologue',
      'articles[0].analysis_text.present',
    ],
  ],
  [
    'an analysis without text, and a quiz title that is not a text',
    day(anArticle('A', { analysis_text: { past: ' ' }, quiz_title: 5 })),
    ['articles[0].analysis_text', 'articles[0].quiz_title'],
  ],
  [
    'an analysis that is a number or a list of numbers',
    day(anArticle('A', { analysis_text: 5 }), anArticle('B', { analysis_text: ['x', 5] })),
    ['articles[0].analysis_text', 'articles[1].analysis_text.1'],
  ],
  [
    'translations into unknown languages',
    day(
      anArticle('A', {
        title_translated: { fr: 'Non' },
        summary_translated: 'Hindi',
        analysis_text_translated: { hi: { epilogue: 'x' } },
      }),
    ),
    ['articles[0].title_translated', 'articles[0].summary_translated', 'articles[0].analysis_text_translated.hi.epilogue'],
  ],
  [
    'translations that are empty or too long',
    day(
      anArticle('A', {
        title_translated: { hi: '' },
        summary_translated: { ta: long },
        analysis_text_translated: { ta: { past: 5 } },
      }),
    ),
    ['articles[0].title_translated.hi', 'articles[0].summary_translated.ta', 'articles[0].analysis_text_translated.ta.past'],
  ],
  [
    'a follow-up that is a text, and answers that are a map',
    day(anArticle('A', { follow_up_data: 'x', mains_model_answers: {} })),
    ['articles[0].follow_up_data', 'articles[0].mains_model_answers'],
  ],
  [
    'key terms without a term or definition',
    day(followUp({ key_terms_list: [{ term: 'T' }, { definition: 'D' }, 'T'] })),
    [
      `${IN_FOLLOW_UP}.key_terms_list[0].definition`,
      `${IN_FOLLOW_UP}.key_terms_list[1].term`,
      `${IN_FOLLOW_UP}.key_terms_list[2]`,
    ],
  ],
  [
    'flashcards and history of the wrong kind',
    day(followUp({ flashcards: [{ front: 'F' }, 5], historical_context: ['ok', '', 5] })),
    [
      `${IN_FOLLOW_UP}.flashcards[0].back`,
      `${IN_FOLLOW_UP}.flashcards[1]`,
      `${IN_FOLLOW_UP}.historical_context[1]`,
      `${IN_FOLLOW_UP}.historical_context[2]`,
    ],
  ],
  [
    'lists that are maps',
    day(followUp({ key_terms_list: {}, flashcards: 'x', historical_context: 1, key_terms_list_translated: { hi: 'x' } })),
    ['key_terms_list', 'flashcards', 'historical_context', 'key_terms_list_translated.hi'].map((at) => `${IN_FOLLOW_UP}.${at}`),
  ],
  [
    'a question without text, options, answer',
    day(quiz({}, 'text')),
    [
      '[0].question_text',
      '[0].options',
      '[0].correct_option',
      '[1]',
      '[1].question_text',
      '[1].options',
      '[1].correct_option',
    ].map((at) => IN_QUIZ + at),
  ],
  [
    'too few options, too many, or none',
    day(
      quiz(
        question({ options: ['One'] }),
        question({ options: Array.from({ length: 9 }, (_, n) => `Option ${n}`) }),
        question({ options: 'A or B' }),
      ),
    ),
    ['[0].options', '[1].options', '[2].options'].map((at) => IN_QUIZ + at),
  ],
  [
    'wrong single options',
    day(quiz(question({ options: ['One', '', 5] }), question({ options: { A: 'One', Z: 'Last', B: null } }))),
    ['[0].options.1', '[0].options.2', '[1].options.Z', '[1].options.B'].map((at) => IN_QUIZ + at),
  ],
  [
    'correct options that do not exist',
    day(
      quiz(question({ correct_option: 'E', explanation: 5 }), question({ correct_option: 7 }), question({ correct_option: {} })),
    ),
    ['[0].correct_option', '[0].explanation', '[1].correct_option', '[2].correct_option'].map((at) => IN_QUIZ + at),
  ],
  [
    'audio URLs that a browser must not load',
    day(
      anArticle('A', { audio_overview_url: 'javascript:alert(1)' }),
      anArticle('B', { audio_overview_url: { en: 'http://a.example/x.mp3', hi: 5, fr: '/x' } }),
      anArticle('C', { audio_overview_url: 5 }),
    ),
    [
      'articles[0].audio_overview_url',
      'articles[1].audio_overview_url.en',
      'articles[1].audio_overview_url.hi',
      'articles[1].audio_overview_url',
      'articles[2].audio_overview_url',
    ],
  ],
  [
    'incomplete model answers',
    day(anArticle('A', { mains_model_answers: [{ question: 'Q' }, { answer: 'A' }, 5, { question: ' ', answer: long }] })),
    ['[0].answer', '[1].question', '[2]', '[3].question', '[3].answer'].map((at) => `articles[0].mains_model_answers${at}`),
  ],
  [
    'more articles than a day can have, none of which is checked',
    day(...Array.from({ length: 51 }, (_, n) => anArticle(`Article ${n}`, n === 50 ? { summary: '' } : {}))),
    ['articles'],
  ],
  [
    'an error in each part of one article',
    day(
      anArticle('A', {
        summary: '',
        analysis_text: { end: 'x' },
        quiz_title: '',
        audio_overview_url: 'ftp://x',
        follow_up_data: { flashcards: [1] },
        potential_questions: { prelims_quiz: [question({ options: [] })] },
        mains_model_answers: [1],
      }),
    ),
    [
      'articles[0].summary',
      'articles[0].analysis_text.end',
      'articles[0].quiz_title',
      'articles[0].audio_overview_url',
      `${IN_FOLLOW_UP}.flashcards[0]`,
      `${IN_QUIZ}[0].options`,
      'articles[0].mains_model_answers[0]',
    ],
  ],
]

const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, part) => text + (typeof part === 'number' ? `[${part}]` : text ? `.${String(part)}` : String(part)),
    '',
  )

describe('invalid uploads', () => {
  test('there are more than thirty of them', () => expect(BROKEN.length).toBeGreaterThanOrEqual(30))

  test.each(BROKEN)('%s: all errors are reported at once, with their paths', (_name, payload, paths) => {
    const issues = DayUpload.safeParse(payload).error?.issues ?? []
    expect(new Set(issues.map(({ path }) => pathOf(path)))).toEqual(new Set(paths))
    // Messages for editors, without technical terms.
    for (const { message } of issues) expect(message).not.toMatch(/^Invalid|expected|received/i)
  })

  test('the error message of the specification comes first', () => {
    expect(uploadMistake({ articles: 5 })).toBe('Missing required field: publication_date')
    expect(readDay('{"articles":5}')).toMatchObject({ error: 'Missing required field: publication_date' })
    expect(readDay('{')).toEqual({ error: 'Invalid JSON format. Please check your syntax and try again.', details: [] })
  })
})

describe('unknown fields', () => {
  test('are listed at every level', () => {
    const article = {
      ...anArticle('A'),
      quizTitle: 'x',
      follow_up_data: { keyTerms: [], flashcards: [{ front: 'F', back: 'B', hint: 'H' }] },
      potential_questions: { prelims_quiz: [{ ...question({ options: { A: 'One', B: 'Two' } }), level: 3 }] },
    }
    expect(unknownFields({ ...day(anArticle('B'), article), author: 'me' })).toEqual([
      'articles[1].follow_up_data.keyTerms',
      'articles[1].follow_up_data.flashcards[0].hint',
      'articles[1].potential_questions.prelims_quiz[0].level',
      'articles[1].quizTitle',
      'author',
    ])
  })

  test('a complete day has none', () => expect(unknownFields(day(anArticle('A')))).toEqual([]))
})
