import { expect, test } from 'vitest'
import type { Compilation } from '#contract/syllabus/compilations.ts'
import { documentData } from './document-data.ts'

const topic = { articles: [], summary: {}, must_know: [], facts: [], since_then: [], study_with: [], watch: [], terms: [] }
const headOf = (language: string, kind: 'week' | 'month', articles: number) => {
  const range = kind === 'week' ? ['2024-07-29', '2024-08-04'] : ['2024-08-01', '2024-08-31']
  const papers = [
    { paper: 'GS2', title: null, nodes: [{ node_id: null, title: null, topics: articles === 1 ? [topic] : [topic, topic] }] },
  ]
  const given = { language, kind, first_day: range[0], last_day: range[1], articles, papers, questions: [] }
  const { title, size } = documentData(given as unknown as Compilation, [], 'https://example.test')
  return [title, size]
}

test.each([
  ['en', 'month', 1, 'August 2024', '1 article in 1 topic.'],
  ['en', 'week', 3, '29 July – 4 August 2024', '3 articles in 2 topics.'],
  ['hi', 'month', 1, 'अगस्त 2024', '1 विषय में 1 लेख।'],
  ['hi', 'week', 3, '29 जुलाई – 4 अगस्त 2024', '2 विषयों में 3 लेख।'],
  ['ta', 'month', 1, 'ஆகஸ்ட் 2024', '1 தலைப்பில் 1 கட்டுரை.'],
  ['ta', 'week', 3, '29 ஜூலை – 4 ஆகஸ்ட், 2024', '2 தலைப்புகளில் 3 கட்டுரைகள்.'],
] as const)(
  'a PDF in %s of a %s with %d articles has its title and counts in its language',
  (language, kind, articles, title, size) => {
    expect(headOf(language, kind, articles).map((text) => text?.replaceAll(/[\u2009\u202f\u00a0]/g, ' '))).toEqual([title, size])
  },
)

test('the PDF says an item in the news in its language, and in English where it is not translated', () => {
  const compilation = {
    language: 'hi',
    kind: 'week',
    first_day: '2024-07-29',
    last_day: '2024-08-04',
    articles: 0,
    papers: [],
    questions: [],
  }
  const source = {
    title: 'A note',
    publisher: 'PIB',
    kind: 'release',
    date: '2024-07-30',
    url: 'https://example.org/note',
  } as const
  const item = { name: 'Nashik', text: 'A city.', source, syllabus: [] }
  const news = [
    { ...item, kind: 'term' as const, translated: { hi: { name: 'नासिक', text: 'एक नगर।' } } },
    { ...item, kind: 'report' as const, rank: '3rd' },
  ]
  const data = documentData(compilation as unknown as Compilation, news, 'https://example.test')
  expect(data.texts.inNews).toBe('समाचारों में')
  expect(data.news).toEqual([
    { lang: 'hi', name: 'नासिक', text: 'एक नगर।', rank: null, source: { url: source.url, publisher: 'PIB' } },
    { lang: 'en', name: 'Nashik', text: 'A city.', rank: '3rd', source: { url: source.url, publisher: 'PIB' } },
  ])
})
