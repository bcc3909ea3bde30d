import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { search } from '#contract/reading/search.ts'
import { indexOutdatedArticles } from '#server/newsroom/translations/commands/index-outdated-articles.ts'
import { anArticle, published } from '#tests/support/fixtures/articles.ts'
import { aQuestion } from '#tests/support/fixtures/quizzes.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

const SOURCE = { title: 'Census', publisher: 'ZSI', kind: 'report', date: '2026-01-10', url: 'https://example.org/census' }
const wildlife = (parts: object = {}) =>
  anArticle('Wildlife', {
    title_translated: { hi: 'वन्यजीव' },
    must_know: ['The numbat eats termites.', 'Second.', 'Third.'],
    must_know_translated: { hi: ['नंबट दीमक खाता है।', 'दूसरा।', 'तीसरा।'] },
    sources: [SOURCE],
    facts: [
      {
        sentence: 'There are 90 quolls & <b>more</b>.',
        value: '90',
        source: 0,
        date: '2026-01-10',
        translated: { ta: 'குவோல்கள் 90 உள்ளன.' },
      },
    ],
    follow_up_data: {
      key_terms_list: [{ term: 'Bilby', definition: 'A burrowing marsupial' }],
      key_terms_list_translated: { ta: [{ term: 'பில்பி', definition: 'வளை தோண்டும் பைம்மா' }] },
      flashcards: [
        { front: 'Where do wombats live?', back: 'Zyzzyva', translated: { ta: { front: 'வோம்பேட்டுகள் வாழுமிடம்?', back: 'வளை' } } },
      ],
    },
    mains_model_answers: [
      {
        question: 'Discuss the bandicoot.',
        answer: 'Zyzzyva',
        translated: { hi: { question: 'बैंडीकूट पर चर्चा कीजिए।', answer: 'उत्तर' } },
      },
    ],
    potential_questions: {
      prelims_quiz: [
        aQuestion(1, {
          question_text: 'Which of these about the quokka is NOT correct?',
          options: { A: 'Zyzzyva', B: 'Two', C: 'Three', D: 'Four' },
          translated: {
            hi: {
              question_text: 'क्वोका के बारे में कौन-सा सही नहीं है?',
              options: { A: 'क', B: 'ख', C: 'ग', D: 'घ' },
              explanation: 'कारण।',
            },
          },
        }),
      ],
    },
    ...parts,
  })

const find = async (as: Person, q: string, query: object = {}) =>
  (await app.call(search.practice, { as, query: { q, ...query } })).json().data
const kinds = async (as: Person, q: string, query: object = {}) =>
  (await find(as, q, query)).map(
    ({ kind, snippet_language }: { kind: string; snippet_language: string }) => `${kind} ${snippet_language}`,
  )

let [pro, free] = [] as unknown as [Person, Person]
beforeEach(async () => {
  ;[pro, free] = [await app.person('pro'), await app.person('free')]
  await published(app, '2026-01-15', [], { articles: [wildlife()] })
})

const OPEN: [string, string][] = [
  ['numbats', 'must_know en'],
  ['दीमक', 'must_know hi'],
  ['quoll', 'fact en'],
  ['குவோல்கள்', 'fact ta'],
  ['bilby marsupial', 'term en'],
  ['பில்பி', 'term ta'],
]
const FOR_PRO: [string, string][] = [
  ['wombat', 'flashcard en'],
  ['வோம்பேட்டுகள்', 'flashcard ta'],
  ['bandicoots', 'mains en'],
  ['बैंडीकूट', 'mains hi'],
  ['quokka', 'quiz en'],
  ['क्वोका', 'quiz hi'],
]

describe('practice texts', () => {
  test.each([...OPEN, ...FOR_PRO])('with "%s" are found as %s', async (q, found) => {
    expect(await kinds(pro, q)).toEqual([found])
  })

  test.each(OPEN)('with "%s" are found without Pro', async (q, found) => {
    expect(await kinds(free, q)).toEqual([found])
  })

  test.each(FOR_PRO)('with "%s" are not found without Pro', async (q) => {
    for (const as of [free, await app.person('tester')]) expect(await find(as, q)).toEqual([])
  })

  test('of answers, options and backs are not found', async () => {
    expect(await find(pro, 'zyzzyva')).toEqual([])
  })

  test('lead to their quiz, question or article, with its title in the language one reads in', async () => {
    const { quiz_id, article_id } = await app.db.selectFrom('quizzes').select(['quiz_id', 'article_id']).executeTakeFirstOrThrow()
    const [question] = await find(pro, 'quokka', { language: 'hi' })
    expect(question).toMatchObject({ article_id, quiz_id, question_key: null, title: { lang: 'hi', value: 'वन्यजीव' } })
    expect(question.snippet).toContain('about the <mark>quokka</mark> is NOT')
    const [mains] = await find(pro, 'bandicoot', { language: 'ta' })
    expect(mains).toMatchObject({ quiz_id: null, title: { lang: 'en', value: 'Wildlife' } })
    expect(mains.question_key).toMatch(/^[0-9a-f]{32}$/)
  })

  test('of an article with far too many are found as far as a search may cost', async () => {
    const flashcards = Array.from({ length: 200 }, (_, n) => ({ front: `${n} ${'kowari '.repeat(140)}`, back: 'A' }))
    const mains_model_answers = [{ question: 'Discuss the dunnart.', answer: 'A' }]
    await published(app, '2026-01-16', [], { articles: [wildlife({ mains_model_answers, follow_up_data: { flashcards } })] })
    expect([await kinds(pro, 'dunnart'), await kinds(pro, '2 kowari')]).toEqual([['mains en'], ['flashcard en']])
    expect(await find(pro, '199 kowari')).toEqual([])
  })

  test('escape their markup', async () => {
    expect((await find(free, 'quolls'))[0].snippet).toContain('<mark>quolls</mark> &amp; &lt;b&gt;more')
  })

  test('that match in two languages are shown once, in the one that is read', async () => {
    const must_know_translated = { hi: ['NATO बढ़ा।', 'ख।', 'ग।'] }
    await published(app, '2026-01-16', [], {
      articles: [wildlife({ must_know: ['NATO grew.', 'B.', 'C.'], must_know_translated })],
    })
    expect(await kinds(free, 'nato')).toEqual(['must_know en'])
    expect(await kinds(free, 'nato', { language: 'hi' })).toEqual(['must_know hi'])
    expect(await kinds(free, 'nato', { language: 'ta' })).toEqual(['must_know en'])
  })

  test('that lead to the same place are shown once', async () => {
    const must_know = ['The kowari hunts.', 'A kowari sleeps.', 'C.']
    const mains_model_answers = [1, 2].map((n) => ({ question: `${n}: discuss the kowari.`, answer: 'A' }))
    await published(app, '2026-01-16', [], { articles: [wildlife({ must_know, mains_model_answers })] })
    const found = await find(pro, 'kowari')
    expect(found.map(({ kind }: { kind: string }) => kind)).toEqual(['mains', 'mains', 'must_know'])
    expect(found[2].snippet).toContain('hunts')
  })

  test('must have all words in one text', async () => {
    expect(await find(pro, 'numbat quoll')).toEqual([])
  })

  test('of drafts and of other days than asked for are not found', async () => {
    await published(app, '2026-01-17', [], { articles: [wildlife({ must_know: ['A kowari.', 'B.', 'C.'] })], status: 'draft' })
    expect(await find(pro, 'kowari')).toEqual([])
    expect(await find(pro, 'numbat', { from: '2026-01-16' })).toEqual([])
  })

  test('are found with a typo, if everybody may see them', async () => {
    expect(await kinds(free, 'termitez')).toEqual(['must_know en'])
    expect(await find(free, 'bandicoat')).toEqual([])
  })

  test('of a scheduled test are not found before its results', async () => {
    await sql`insert into mock_tests (test_id, title, questions, letters, question_count, minutes, right_hundredths, wrong_hundredths,
      left_out_hundredths, opens_at, closes_at, created_at, reserved_articles)
      select gen_random_uuid(), 'Test', '[]', '{}', 1, 60, 200, -66, 0, now(), now(), now(), array_agg(article_id) from articles`.execute(
      app.db,
    )
    expect([await kinds(pro, 'quokka'), await kinds(pro, 'bandicoot')]).toEqual([[], ['mains en']])
  })

  test('of articles from before they were searched are found after the job', async () => {
    await app.db.updateTable('article_search').set({ words_version: 2, practice: null, practice_texts: null }).execute()
    expect(await find(pro, 'quokka')).toEqual([])
    await indexOutdatedArticles(app.db, new AbortController().signal)
    for (const [q, found] of [...OPEN, ...FOR_PRO]) expect([q, await kinds(pro, q)]).toEqual([q, [found]])
  })
})
