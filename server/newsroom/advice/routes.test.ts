import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Advice, advice } from '#contract/newsroom/advice.ts'
import { ingest } from '#contract/newsroom/ingest.ts'
import { aDay, anArticle } from '#tests/support/fixtures/articles.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const DAY = '2023-08-24'
type Bag = Record<string, unknown>

const ask = async (articles: Bag[], publication_date = DAY, as?: Person): Promise<Advice[]> => {
  const body = { publication_date, articles }
  const reply = await app.call(advice.ask, { as: as ?? (await app.person('admin')), body })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data.advice
}

// biome-ignore lint/suspicious/noExplicitAny: a file of content/, changed in all its parts
type Sample = any
const sample = (place = 0): Sample => JSON.parse(readFileSync('content/2023-08-24.json', 'utf8')).articles[place]
const quiz = (article: Sample) => article.potential_questions.prelims_quiz
const clean = (article: Sample) => Object.assign(article, { watch: [] })

const CASES: [rule: string, change: (article: Sample) => void, path: string, section: string, message: RegExp][] = [
  ['paper', (one) => Object.assign(one, { gs_paper_category: 'GS 2' }), 'gs_paper_category', 'paper', /"GS 2" is none of/],
  ['length', (one) => Object.assign(one, { title: 'Moon' }), 'title', 'title', /4 characters, 30 to 100 wanted/],
  ['number_of_items', (one) => one.mains_model_answers.pop(), 'mains_model_answers', 'mains', /1 model answers, 2 or more/],
  [
    'same_twice',
    ({ follow_up_data: { flashcards } }) => flashcards.push(flashcards[0]),
    'follow_up_data.flashcards[8]',
    'flashcards',
    /same as number 0/,
  ],
  [
    'dates',
    ({ analysis_text }) => Object.assign(analysis_text, { past: `On 31 June 2021 it began. ${analysis_text.past}` }),
    'analysis_text.past',
    'past',
    /There is no 31 June/,
  ],
  [
    'dates',
    ({ follow_up_data: { historical_context } }) => historical_context.reverse(),
    'follow_up_data.historical_context[1]',
    'history',
    /earlier than the line before/,
  ],
  [
    'key_terms',
    ({ follow_up_data }) => Object.assign(follow_up_data.key_terms_list[2], { term: 'Zebra fish' }),
    'follow_up_data.key_terms_list[2].term',
    'key_terms',
    /"Zebra fish" does not occur/,
  ],
  [
    'questions',
    (one) => Object.assign(quiz(one)[1].options, { B: `${quiz(one)[1].options.A}!` }),
    'potential_questions.prelims_quiz[1].options',
    'quiz',
    /are alike/,
  ],
  [
    'explanations',
    (one) => Object.assign(quiz(one)[3], { explanation: 'It is so.' }),
    'potential_questions.prelims_quiz[3].explanation',
    'quiz',
    /3 words, 25 or more/,
  ],
  [
    'mains',
    ({ mains_model_answers }) => Object.assign(mains_model_answers[1], { answer: 'Yes.' }),
    'mains_model_answers[1].answer',
    'mains',
    /1 words for a question of/,
  ],
  [
    'sources',
    ({ sources }) => Object.assign(sources[0], { url: 'https://menafn.com/1' }),
    'sources[0].url',
    'sources',
    /name the original/,
  ],
  [
    'study_with',
    (one) => Object.assign(one, { study_with: [{ kind: 'act', text: 'Space Act' }] }),
    'study_with[0].text',
    'study_with',
    /a section of the Act/,
  ],
  [
    'watch',
    (one) => Object.assign(one, { watch: [{ date: '2025-12-31', text: 'The launch' }], since_then: [] }),
    'watch[0]',
    'watch',
    /2025-12-31 has passed/,
  ],
  [
    'translation',
    ({ summary, summary_translated }) =>
      Object.assign(summary_translated, { hi: `${summary_translated.hi} 77 ${summary.length}` }),
    'summary_translated.hi',
    'translations',
    /^Paragraph|Has 77/,
  ],
  [
    'translation',
    ({ follow_up_data: { flashcards } }) => Object.assign(flashcards[0].translated.hi, { back: 'यह है।' }),
    'follow_up_data.flashcards[0].translated.hi.back',
    'flashcards',
    /./,
  ],
  [
    'facts',
    (one) =>
      Object.assign(one, {
        summary: `The lander used fifteen sensors and 15 per cent of its fuel during the final descent. ${one.summary}`,
        facts: [
          {
            sentence: 'The lander used sensors and 16 % of its fuel during the final descent.',
            value: '16 %',
            source: 0,
            date: DAY,
          },
        ],
      }),
    'summary',
    'summary',
    /“15 per cent” stands here, the fact says “16 %”/,
  ],
]

describe('advice', () => {
  test.each(CASES)('on %s has its place and its reason', async (rule, change, path, section, message) => {
    const article = clean(sample())
    const before = await ask([article])
    change(article)
    const found = (await ask([article])).filter(({ path: place, message: text }) =>
      before.every((one) => one.path !== place || one.message !== text),
    )
    expect(found).toContainEqual({ article: 0, path, section, rule, message: expect.stringMatching(message) })
  })

  test('says nothing of a day of the library that has been looked at', async () => {
    const { publication_date, articles } = JSON.parse(readFileSync('content/2026-05-16.json', 'utf8'))
    app.now = new Date('2026-05-16T06:00:00Z')
    expect(await ask(articles, publication_date)).toEqual([])
  })

  test('names each question whose longest option is right, once it is a habit', async () => {
    const options = (right: string) => ({
      A: 'One',
      B: 'Two',
      C: 'Three',
      D: 'Four',
      [right]: 'A much longer one, with an exception',
    })
    const prelims_quiz = ['A', 'B', 'C', 'D'].map((letter, n) => ({
      question_text: `Which of these is number ${n}?`,
      options: options(letter),
      correct_option: letter,
      explanation: '',
    }))
    const found = (await ask([{ potential_questions: { prelims_quiz } }])).filter(({ rule }) => rule === 'answers')
    expect(found.map(({ path }) => path)).toEqual(
      ['A', 'B', 'C', 'D'].map((letter, n) => `potential_questions.prelims_quiz[${n}].options.${letter}`),
    )
    expect(found[1]?.message).toBe(
      'Is right and the longest of four, as in 4 of 4 questions with one much longer: readers guess it',
    )
  })

  test('finds a question that was asked on another day, and one that is asked twice in this one', async () => {
    const asked = (question_text: string) => ({
      question_text,
      options: ['One', 'Two'],
      correct_option: 'A',
      explanation: '',
    })
    const admin = await app.person('admin')
    const stored = asked('Which river of peninsular India flows into the Arabian Sea through a rift valley?')
    const body = aDay('2023-08-20', [], { articles: [anArticle('Rivers', { potential_questions: { prelims_quiz: [stored] } })] })
    expect((await app.call(ingest.day, { as: admin, body })).statusCode).toBe(200)
    const again = asked('Which river of peninsular India flows to the Arabian Sea through a rift valley?')
    const twice = asked('Which article of the Constitution lets the Supreme Court review its own judgments?')
    const day = [{ potential_questions: { prelims_quiz: [again, twice] } }, { potential_questions: { prelims_quiz: [twice] } }]
    const found = (await ask(day, DAY, admin)).filter(({ rule }) => rule === 'repeated')
    expect(found.map(({ article, path, message }) => [article, path, message])).toEqual([
      [
        0,
        'potential_questions.prelims_quiz[0]',
        'Much the same was asked on 2023-08-20: “Which river of peninsular India flows into the Arabian Sea through a rift valley”',
      ],
      [
        1,
        'potential_questions.prelims_quiz[0]',
        'Much the same was asked in article 1: “Which article of the Constitution lets the Supreme Court review its own judgment”',
      ],
    ])
    expect((await ask([day[0] as Bag], '2023-08-20', admin)).filter(({ rule }) => rule === 'repeated')).toEqual([])
  })
})

describe('of an article that is still being written', () => {
  test('says nothing where nothing is written', async () => {
    expect(await ask([{}])).toEqual([])
    expect(await ask([{ title: '', potential_questions: null, analysis_text: {} }])).toEqual([])
  })

  test('leaves out what is not valid, and counts places as they are in the upload', async () => {
    const good = { question_text: 'Which one?', options: ['One', 'one!', 'Three', 'Four'], correct_option: 'A', explanation: '' }
    const half = { question_text: 'Which' }
    const found = await ask([{ title: 7, sources: 'none', potential_questions: { prelims_quiz: [half, good, half, good] } }])
    expect(found.filter(({ rule }) => rule === 'length')).toEqual([])
    expect(found.filter(({ rule }) => rule === 'questions').map(({ path }) => path)).toEqual([
      'potential_questions.prelims_quiz[1].options',
      'potential_questions.prelims_quiz[3].options',
    ])
  })

  test('keeps a question whose translation is not finished', async () => {
    const translated = { hi: { question_text: '', options: {} } }
    const question = { question_text: 'Which?', options: ['One', 'one!'], correct_option: 'A', explanation: '', translated }
    const found = await ask([{ potential_questions: { prelims_quiz: [question] } }])
    expect(found.map(({ rule }) => rule)).toContain('questions')
  })

  test('does not look at an article that is far too long', async () => {
    const found = await ask([{ summary: 'x '.repeat(200_000) }])
    expect(found.map(({ rule, section }) => [rule, section])).toEqual([['too_long', 'title']])
  })
})
