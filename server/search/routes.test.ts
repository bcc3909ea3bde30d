import { beforeEach, describe, expect, test } from 'vitest'
import { search } from '#contract/search.ts'
import { type Person, testApp } from '#tests/support/app.ts'
import { anArticle, published } from '#tests/support/articles.ts'
import { excerpt, MARK_BEGIN, MARK_END, markedUp, wordsOf } from './rules.ts'

const app = testApp()
let reader: Person

const find = async (q: string, limit?: number) =>
  (await app.call(search.articles, { as: reader, query: { q, ...(limit ? { limit } : {}) } })).json()
const titles = async (q: string) => (await find(q)).data.map((result: { title: string }) => result.title)

beforeEach(async () => {
  reader = await app.person()
  const moon = anArticle('Chandrayaan-3 lands on the Moon', {
    summary: 'India is the fourth country to land softly.',
    title_translated: { hi: 'चंद्रयान-3 चाँद पर उतरा', ta: 'சந்திரயான்-3 நிலவில் இறங்கியது' },
    analysis_text_translated: {
      hi: { past: 'संविधान और अर्थव्यवस्था। ज़मीन पर प्रज्ञान रोवर चला।' },
      ta: { past: 'அரசியலமைப்பு பற்றிய கட்டுரை. விண்கலம் சென்றது.' },
    },
    mains_model_answers: [{ question: 'xylophone', answer: 'xylophone' }],
  })
  const court = anArticle('Supreme Court on electoral bonds', {
    analysis_text: { past: 'The Constitution and the right to information. Elections were financed by bonds.' },
  })
  const constitution = anArticle('Constitution day', { summary: 'How the Constitution was made.' })
  await published(app, '2026-01-14', [], { articles: [moon, court] })
  await published(app, '2026-01-15', [], { articles: [constitution] })
  await published(app, '2026-01-16', [], { articles: [anArticle('Secret Moon base')], status: 'draft' })
})

describe('search', () => {
  test('finds words in title, summary, analysis and key terms, best first', async () => {
    expect(await titles('constitution')).toEqual(['Constitution day', 'Supreme Court on electoral bonds'])
    expect(await titles('softly')).toEqual(['Chandrayaan-3 lands on the Moon'])
    expect(await titles('gross domestic')).toHaveLength(3)
  })

  test.each([
    ['chandrayaan', 'Chandrayaan-3 lands on the Moon'],
    ['Chandrayaan-3', 'Chandrayaan-3 lands on the Moon'],
    ['supreme cou', 'Supreme Court on electoral bonds'],
    ['election', 'Supreme Court on electoral bonds'],
    ['constituton', 'Constitution day'],
    ['chandrayan', 'Chandrayaan-3 lands on the Moon'],
    ['संविधान', 'Chandrayaan-3 lands on the Moon'],
    ['संवि', 'Chandrayaan-3 lands on the Moon'],
    ['अर्थव्यवस्था', 'Chandrayaan-3 lands on the Moon'],
    ['संवीधान', 'Chandrayaan-3 lands on the Moon'],
    ['ज़मीन', 'Chandrayaan-3 lands on the Moon'],
    ['அரசியலமைப்பு', 'Chandrayaan-3 lands on the Moon'],
    ['விண்க', 'Chandrayaan-3 lands on the Moon'],
  ])('"%s" finds "%s"', async (query, title) => {
    expect(await titles(query)).toContain(title)
  })

  test('drafts and what only Pro may read are not found', async () => {
    expect(await titles('secret base')).toEqual([])
    expect(await titles('xylophone')).toEqual([])
  })

  test('an empty result has its sentence', async () => {
    expect(await find('qqqqzzzz')).toEqual({ success: true, data: [], message: 'No articles found matching "qqqqzzzz"' })
  })

  test('snippets mark the matches and carry their language', async () => {
    const [english] = (await find('bonds')).data
    expect([english.snippet_language, english.snippet]).toEqual(['en', expect.stringContaining('<mark>bonds</mark>')])
    const [hindi] = (await find('प्रज्ञान')).data
    expect([hindi.snippet_language, hindi.snippet]).toEqual(['hi', expect.stringContaining('<mark>प्रज्ञान</mark>')])
    expect(hindi.relevance_score).toBeGreaterThan(0)
    expect(hindi.relevance_score).toBeLessThanOrEqual(1)
  })

  test('markup in an article is escaped in its snippet', async () => {
    await published(app, '2026-01-17', [], {
      articles: [anArticle('Hostile', { summary: 'Before <img src=x onerror=alert(1)> "kumquat" & after' })],
    })
    const [result] = (await find('kumquat')).data
    expect(result.snippet).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;<mark>kumquat</mark>&quot; &amp; after')
  })

  test.each([
    'a\\',
    "' or 1=1 --",
    '((((',
    'a & | ! b',
    'x:*',
    '"unclosed',
    '%%%',
    '<->',
    'टे\u200dस्ट',
    '!!',
    '🙂🙂',
    'a'.repeat(200),
  ])('hostile %j is only words', async (query) => {
    const reply = await app.call(search.articles, { as: reader, query: { q: query } })
    expect(reply.statusCode).toBe(200)
  })

  test.each([
    { q: 'a' },
    { q: '  a  ' },
    {},
    { q: 'ab\u0000' },
    { q: 'x'.repeat(201) },
    { q: 'moon', limit: 51 },
    { q: 'moon', limit: '-1' },
  ])('%j is refused', async (query) => {
    expect((await app.call(search.articles, { as: reader, query })).statusCode).toBe(422)
  })

  test('equal matches come newer first, and the limit holds', async () => {
    for (const day of ['2026-02-01', '2026-02-03', '2026-02-02'])
      await published(app, day, [], { articles: [anArticle('Quokka report', { summary: `About ${day}` })] })
    const { data } = await find('quokka', 2)
    expect(data.map((result: { publication_date: string }) => result.publication_date)).toEqual(['2026-02-03', '2026-02-02'])
  })
})

describe('rules of search', () => {
  test('a snippet says where it was cut', () => {
    expect(excerpt('The Court held', 'The Court held so.')).toBe('The Court held …')
    expect(excerpt(`in ${MARK_BEGIN}law${MARK_END}.`, 'The Court')).toBe(`… in ${MARK_BEGIN}law${MARK_END}.`)
    expect(excerpt('संविधान सभा ने कहा।', 'The Court')).toBe('… संविधान सभा ने कहा।')
  })

  test('words are letters with their marks, in any script, without what sticks to them', () => {
    expect(wordsOf('“संविधान।” GDP-linked C++ அரசியல்')).toEqual(['संविधान', 'gdp', 'linked', 'c', 'அரசியல்'])
    expect(wordsOf('ज\u093cमीन')).toEqual(wordsOf('ज़मीन'))
  })

  test('only our own marks become markup', () => {
    expect(markedUp(`<mark>${MARK_BEGIN}a${MARK_END}</mark>`)).toBe('&lt;mark&gt;<mark>a</mark>&lt;/mark&gt;')
  })
})
