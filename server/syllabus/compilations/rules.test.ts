import { describe, expect, test } from 'vitest'
import type { CompiledTopic } from '#contract/syllabus/compilations.ts'
import { periodOf } from '#contract/syllabus/periods.ts'
import { topicsOf as grouped } from '#server/reading/shared/topics.ts'
import { compiledMonth } from '#tests/support/fixtures/compiled-month.ts'
import { type ArticleRow, compilationFrom, type QuestionRow } from './rules.ts'

const OPTIONS = { period: '2024-06', range: periodOf('2024-06') as never, version: 'all', audience: 'study' } as const

const row = (article: object, publication_date: string, parts: Partial<ArticleRow> = {}) => {
  const given = {
    syllabus: [],
    must_know: [],
    facts: [],
    since_then: [],
    sources: [],
    study_with: [],
    watch: [],
    ...article,
  } as never as ArticleRow & {
    follow_up_data?: { key_terms_list: ArticleRow['key_terms'] }
  }
  return {
    ...given,
    article_id: `${publication_date} ${given.title}`,
    publication_date,
    key_terms: given.follow_up_data?.key_terms_list ?? [],
    language: 'en',
    title_translated: null,
    summary_translated: null,
    must_know_translated: [],
    key_terms_translated: [],
    ...parts,
  } as ArticleRow
}
const a = (title: string, parts: object = {}) => ({ title, summary: `On ${title}.`, gs_paper_category: 'GS2', ...parts })
const compiled = (rows: ArticleRow[], questions: QuestionRow[] = [], options: object = {}) =>
  compilationFrom({ topics: grouped(rows), questions }, { ...OPTIONS, language: 'en', ...options })
const topicsOf = ({ papers }: ReturnType<typeof compiled>) => papers.flatMap(({ nodes }) => nodes.flatMap(({ topics }) => topics))
const values = (topics: CompiledTopic[], name: 'must_know') => topics.flatMap((topic) => topic[name].map(({ value }) => value))

describe('a month of 150 articles with twelve repeats', () => {
  const days = compiledMonth('2024-06-01')
  const rows = days.flatMap(({ publication_date, articles }) => articles.map((one) => row(one, publication_date))).toReversed()
  const month = compiled(rows)
  const topics = topicsOf(month)
  const given = days.flatMap(({ articles }) => articles) as unknown as ArticleRow[]

  test('has each article once, in 138 topics', () => {
    const ids = topics.flatMap(({ articles }) => articles.map(({ article_id }) => article_id))
    expect([month.articles, topics.length, ids.length, new Set(ids).size]).toEqual([150, 138, 150, 150])
    expect(topics.filter(({ articles }) => articles.length === 2)).toHaveLength(12)
  })

  test('has each must-know fact, each dated fact and each later event once', () => {
    const facts = values(topics, 'must_know')
    expect(new Set(facts).size).toBe(facts.length)
    expect(facts.toSorted()).toEqual([...new Set(given.flatMap(({ must_know }) => must_know))].toSorted())
    expect(topics.flatMap((topic) => topic.facts.map(({ sentence }) => sentence.value)).toSorted()).toEqual(
      given.flatMap((one) => one.facts.map(({ sentence }) => sentence)).toSorted(),
    )
    expect(topics.flatMap((topic) => topic.since_then.map(({ text }) => text.value)).toSorted()).toEqual(
      given.flatMap((one) => one.since_then.map(({ text }) => text)).toSorted(),
    )
  })

  test('has the summary of the latest article of each topic', () => {
    const latest = new Map(rows.map(({ article_id, summary }) => [article_id, summary]))
    for (const { articles, summary } of topics) expect(summary.value).toBe(latest.get(articles[0]?.article_id ?? ''))
  })

  test('stands in the order of the papers and of the lines of the syllabus', () => {
    expect(month.papers.map(({ paper }) => paper)).toEqual(['GS1', 'GS2', 'GS3', 'GS4'])
    const lines = month.papers.flatMap(({ nodes }) => nodes.map(({ node_id }) => node_id))
    expect(new Set(lines).size).toBe(lines.length)
    for (const { nodes, title } of month.papers) {
      expect(title?.value).toMatch(/^General Studies/)
      expect(nodes.every(({ title }) => title !== null)).toBe(true)
    }
  })
})

describe('topics', () => {
  test('without a line of their own paper come last, and unknown papers after the others', () => {
    const { papers } = compiled([
      row(a('Ethics of care', { gs_paper_category: 'Optional' }), '2024-06-03'),
      row(a('Budget', { syllabus: ['gs3.economy'] }), '2024-06-03'),
      row(a('Governors', { gs_paper_category: 'GS 2', syllabus: ['gs3.economy', 'gs2.federalism.functions'] }), '2024-06-03'),
      row(a('Harappa', { gs_paper_category: 'GS1' }), '2024-06-03'),
    ])
    expect(papers.map(({ nodes }) => nodes.map(({ node_id, topics }) => [node_id, topics[0]?.articles[0]?.title.value]))).toEqual(
      [
        [[null, 'Harappa']],
        [
          ['gs2.federalism', 'Governors'],
          [null, 'Budget'],
        ],
        [[null, 'Ethics of care']],
      ],
    )
  })

  test('keep a fact with another number, and leave out one that a later article says again', () => {
    const facts = (n: number) => [
      `The repo rate of the Reserve Bank stands at ${n} per cent.`,
      'The committee has six members.',
      `Vote ${n}.`,
    ]
    const [topic] = topicsOf(
      compiled([
        row(a('Repo rate decision', { must_know: facts(6) }), '2024-06-20'),
        row(a('Repo rate decision', { must_know: facts(7) }), '2024-06-03'),
      ]),
    )
    expect(topic?.must_know.map(({ value }) => value)).toEqual([
      ...facts(6),
      'The repo rate of the Reserve Bank stands at 7 per cent.',
      'Vote 7.',
    ])
  })

  test('have the summary of an earlier article that has no facts, and no signs of markup', () => {
    const [topic] = topicsOf(
      compiled([
        row(a('Repo rate decision', { summary: '**New** rate.' }), '2024-06-20'),
        row(a('Repo rate decision', { summary: 'The *old* rate.\n\n- one' }), '2024-06-03'),
      ]),
    )
    expect(topic?.summary.value).toBe('New rate.')
    expect(topic?.must_know.map(({ value }) => value)).toEqual(['The old rate. one'])
  })

  test('are in Hindi where they are translated, and marked as English where not', () => {
    const source = { title: 'Order', publisher: 'Press Bureau', kind: 'release', date: '2024-06-01', url: 'https://pib.gov.in' }
    const article = a('Court', {
      syllabus: ['gs2.federalism'],
      sources: [source],
      facts: [{ sentence: 'Four to one.', value: '4:1', source: 0, date: '2024-06-01', translated: { hi: 'चार-एक।' } }],
      since_then: [{ text: '**Dismissed.**', source: 0, date: '2024-06-02' }],
      study_with: [{ kind: 'ncert', text: 'NCERT Class XI, *At Work*, chapter 6', translated: { hi: 'NCERT कक्षा 11, अध्याय 6' } }],
      watch: [
        { date: '2024-12-31', text: 'The rules are due.' },
        { date: '2024-07-31', text: 'The Bench sits.', translated: { hi: 'पीठ बैठेगी।' } },
        { date: '2024-06-02', text: 'The review is heard.' },
      ],
    })
    const hindi: Partial<ArticleRow> = {
      language: 'hi',
      title_translated: 'न्यायालय',
      key_terms_translated: [{ term: 'पीठ', definition: 'न्यायाधीश' }],
    }
    const { papers } = compiled([row(article, '2024-06-03', hindi)], [], { language: 'hi' })
    expect(papers[0]).toMatchObject({
      title: { lang: 'hi' },
      nodes: [
        {
          title: { lang: 'hi' },
          topics: [
            {
              articles: [{ title: { lang: 'hi', value: 'न्यायालय' } }],
              summary: { lang: 'en' },
              facts: [{ sentence: { lang: 'hi', value: 'चार-एक।' }, source: { publisher: 'Press Bureau' } }],
              since_then: [{ text: { lang: 'en', value: 'Dismissed.' } }],
              study_with: [{ lang: 'hi', value: 'NCERT कक्षा 11, अध्याय 6' }],
              watch: [
                { date: '2024-07-31', text: { lang: 'hi', value: 'पीठ बैठेगी।' } },
                { date: '2024-12-31', text: { lang: 'en', value: 'The rules are due.' } },
              ],
              terms: [{ lang: 'hi', term: 'पीठ' }],
            },
          ],
        },
      ],
    })
  })
})

describe('questions', () => {
  const question = (n: number, paper: string, parts: Partial<QuestionRow> = {}): QuestionRow => ({
    question_id: `${paper} ${n}`,
    article_id: 'a',
    question_text: `${paper} ${n}?`,
    options: { A: 'x' },
    correct_option: 'A',
    explanation: 'Because.',
    gs_paper_category: paper,
    language: 'hi',
    translated: null,
    ...parts,
  })
  const many = (paper: string, count: number) => Array.from({ length: count }, (_, n) => question(n, paper))

  test('are at most twenty, from the papers in turn', () => {
    const { questions, question_count } = compiled([], [...many('GS3', 30), ...many('GS1', 30), ...many('Essay', 2)])
    expect([questions.length, question_count]).toEqual([20, 20])
    const papers = questions.map(({ question_id }) => question_id.split(' ')[0])
    expect(papers.slice(0, 8)).toEqual(['GS1', 'GS3', 'Essay', 'GS1', 'GS3', 'Essay', 'GS1', 'GS3'])
    expect(papers.filter((paper) => paper === 'GS3')).toHaveLength(9)
  })

  test('are not given to people without Pro', () => {
    const open = compiled([], many('GS1', 3), { audience: 'open' })
    expect([open.questions, open.question_count, open.locked]).toEqual([[], 3, ['quiz']])
    expect(compiled([], [], { audience: 'open' }).locked).toEqual([])
  })

  test('are in Hindi where they are translated, with the English explanation if only that is missing', () => {
    const translated = { question_text: 'कौन?', options: { A: 'क' } }
    const { questions } = compiled([], [question(1, 'GS1', { translated }), question(2, 'GS1')])
    expect(questions).toMatchObject([
      { lang: 'hi', question_text: 'कौन?', explanation: 'Because.', explanation_lang: 'en' },
      { lang: 'en', explanation_lang: 'en' },
    ])
  })
})
