import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { search } from '#contract/reading/search.ts'
import { indexOutdatedArticles } from '#server/newsroom/translations/commands/index-outdated-articles.ts'
import { anArticle, published } from '#tests/support/fixtures/articles.ts'
import { NAMES_WITH_NUMBERS, SPELLINGS } from '#tests/support/fixtures/spellings.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { wordsOf } from './rules.ts'

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

  test('titles are in the language one reads in, where they are translated', async () => {
    const titlesIn = async (q: string, language: string) =>
      (await app.call(search.articles, { as: reader, query: { q, language } }))
        .json()
        .data.map(({ title, title_translated }: { title: string; title_translated: string | null }) => title_translated ?? title)
    expect(await titlesIn('chandrayaan', 'ta')).toEqual(['சந்திரயான்-3 நிலவில் இறங்கியது'])
    expect(await titlesIn('chandrayaan', 'en')).toEqual(['Chandrayaan-3 lands on the Moon'])
    expect(await titlesIn('bonds', 'hi')).toEqual(['Supreme Court on electoral bonds'])
  })

  test('drafts and texts for Pro readers are not found', async () => {
    expect(await titles('secret base')).toEqual([])
    expect(await titles('xylophone')).toEqual([])
  })

  test('an empty result has a message', async () => {
    expect(await find('qqqqzzzz')).toEqual({ success: true, data: [], message: 'No articles found matching "qqqqzzzz"' })
  })

  test('snippets mark the matches and name their language', async () => {
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

  test('equal matches are sorted newest first, up to the limit', async () => {
    for (const day of ['2026-02-01', '2026-02-03', '2026-02-02'])
      await published(app, day, [], { articles: [anArticle('Quokka report', { summary: `About ${day}` })] })
    const { data } = await find('quokka', 2)
    expect(data.map((result: { publication_date: string }) => result.publication_date)).toEqual(['2026-02-03', '2026-02-02'])
  })
})

describe('a query', () => {
  test.each([
    ['what is the Constitution', 'Constitution day'],
    ["the Constitution's day", 'Constitution day'],
    ['why does the Supreme Court', 'Supreme Court on electoral bonds'],
    ['चाँद पर कौन उतरा', 'Chandrayaan-3 lands on the Moon'],
    ['நிலவில் எப்படி இறங்கியது', 'Chandrayaan-3 lands on the Moon'],
  ])('"%s" finds "%s" without its small words', async (query, title) => {
    expect(await titles(query)).toContain(title)
  })

  test('of small words only, or with a name that looks like one, finds them', async () => {
    await published(app, '2026-02-01', [], { articles: [anArticle('The report of the WHO'), anArticle('Another report')] })
    expect(await titles('who')).toEqual(['The report of the WHO'])
    expect((await titles('WHO report'))[0]).toBe('The report of the WHO')
    expect(await titles('who report')).toEqual(expect.arrayContaining(['The report of the WHO', 'Another report']))
  })

  test('matches with and without accents, and snippets keep them', async () => {
    await published(app, '2026-02-01', [], { articles: [anArticle('El Niño is back'), anArticle('El Nino explained')] })
    for (const query of ['el nino', 'El Niño', 'El Nin\u0303o', 'nino'])
      expect((await titles(query)).sort()).toEqual(['El Nino explained', 'El Niño is back'])
    await published(app, '2026-02-02', [], { articles: [anArticle('Weather', { summary: 'La Niña follows.' })] })
    expect((await find('nina')).data[0].snippet).toContain('<mark>Niña</mark>')
  })

  test.each([
    ['உறுப்பினர்கள்', 'உறுப்பினர்களாக'],
    ['காரணங்கள்', 'காரணம்'],
    ['காரணம்', 'காரணங்களை'],
    ['கேரளா', 'கேரளத்தில்'],
    ['கேரளம்', 'கேரளாவில்'],
    ['தேர்தலில்', 'தேர்தல்'],
    ['சாலைப்', 'சாலை'],
    ['चुनावों', 'चुनाव'],
    ['नदियों', 'नदी'],
  ])('"%s" finds "%s" at any position', async (asked, written) => {
    const isHindi = /\p{Script=Devanagari}/u.test(asked)
    const beside = isHindi ? 'समाचार' : 'செய்தி'
    const summary_translated = { [isHindi ? 'hi' : 'ta']: `${beside} ${written} ${beside}` }
    await published(app, '2026-02-01', [], { articles: [anArticle('Translated', { summary_translated })] })
    for (const query of [asked, `${asked} ${beside}`, `${beside} ${asked}`]) expect(await titles(query)).toEqual(['Translated'])
    expect((await find(asked)).data[0].snippet).toContain(`<mark>${written}</mark>`)
  })

  test('for a short word does not find similar words', async () => {
    const inTamil = (title: string, ta: string) => anArticle(title, { summary_translated: { ta } })
    await published(app, '2026-02-01', [], { articles: [inTamil('Land', 'நிலம் பற்றி'), inTamil('Moon', 'நிலா பற்றி')] })
    expect(await titles('நிலா')).toEqual(['Moon'])
  })
})

describe('a query with words that no article has together', () => {
  beforeEach(async () => {
    const named = ['Quokka census', 'Quokka and wombat', 'Wombat burrows', 'Wombat budget', 'Numbat budget']
    await published(app, '2026-02-01', [], { articles: named.map((title) => anArticle(title)) })
  })

  test('finds articles with most of them, those with the rarer words first', async () => {
    expect(await titles('quokka wombat zzyzzx')).toEqual(['Quokka and wombat'])
    expect((await titles('numbat wombat zzyzzx'))[0]).toBe('Numbat budget')
  })

  test('adds them below the few articles with all words, with a lower score', async () => {
    const { data } = await find('numbat budget')
    expect(data.map((result: { title: string }) => result.title)).toEqual(['Numbat budget', 'Wombat budget'])
    expect(data[1].relevance_score).toBeLessThan(data[0].relevance_score)
    expect(data[1].snippet).toContain('<mark>')
    expect(await find('numbat budget', 1)).toHaveProperty('data.length', 1)
  })

  test('corrects misspelt words and ignores unknown ones', async () => {
    expect(await titles('zzyzzx quokkka')).toEqual(expect.arrayContaining(['Quokka census', 'Quokka and wombat']))
  })

  test('has an empty result with a message if none of the words is known', async () => {
    expect(await find('zzyzzx qqj')).toEqual({ success: true, data: [], message: 'No articles found matching "zzyzzx qqj"' })
  })

  test('never finds drafts', async () => {
    expect(await titles('secret zzyzzx')).toEqual([])
  })
})

test('articles that were indexed with accents are found without them after the migration', async () => {
  await published(app, '2026-02-01', [], { articles: [anArticle('Weather of the Pacific')] })
  await sql`update article_search set whole = $$'niño':3A 'nino':5B 'संविधान':7$$::tsvector, head = $$'niño':3A 'nino':5B$$::tsvector
    where head @@ to_tsquery('simple', 'pacific')`.execute(app.db)
  await sql`insert into search_words (word) values ('niño'), ('pyramīd')`.execute(app.db)
  await sql.raw(readFileSync('server/db/migrations/0017_search.sql', 'utf8')).execute(app.db)
  const { rows } =
    await sql`select head::text, whole::text from article_search where head @@ to_tsquery('simple', 'nino')`.execute(app.db)
  expect(rows).toEqual([{ head: "'nino':3A,5B", whole: "'nino':3A,5B 'संविधान':7" }])
  const words = await sql<{ word: string }>`
    select word from search_words where word in ('nino', 'niño', 'pyramid', 'pyramīd') order by word`.execute(app.db)
  expect(words.rows.map(({ word }) => word)).toEqual(['nino', 'pyramid'])
})

/** Five texts an article, in every language. */
const inDays = async (texts: string[], day: string) => {
  const articles = Array.from({ length: Math.ceil(texts.length / 5) }, (_, n) => {
    const summary = texts.slice(5 * n, 5 * n + 5).join('। ')
    return anArticle(`Days ${n}`, { summary, summary_translated: { hi: summary, ta: summary } })
  })
  await published(app, day, [], { articles })
}
const missedIn = async (queries: string[]) => {
  const missed: string[] = []
  for (const [n, query] of queries.entries()) {
    const found = (await find(query, 50)).data.find(({ title }: { title: string }) => title === `Days ${Math.floor(n / 5)}`)
    const marked = [...(found?.snippet ?? '').matchAll(/<mark>(.+?)<\/mark>/g)].map(([, word]) => wordsOf(word)[0])
    if (!marked.includes(wordsOf(query)[0] ?? '')) missed.push(`${query}: ${found?.snippet}`)
  }
  return missed
}

describe('a word that Hindi or Tamil spell in two ways', () => {
  test('finds and marks the other spelling', { timeout: 90_000 }, async () => {
    await inDays(
      SPELLINGS.map(([one]) => one),
      '2026-02-01',
    )
    expect(await missedIn(SPELLINGS.map(([, other]) => other))).toEqual([])
  })

  test('is found and marked by the other spelling', { timeout: 90_000 }, async () => {
    await inDays(
      SPELLINGS.map(([, other]) => other),
      '2026-02-01',
    )
    expect(await missedIn(SPELLINGS.map(([one]) => one))).toEqual([])
  })
})

describe('a name beside its number', () => {
  test.each(NAMES_WITH_NUMBERS)('as %s is found however it is written', { timeout: 60_000 }, async (...names) => {
    const language = /\p{Script=Tamil}/u.test(names[0] ?? '') ? 'ta' : 'hi'
    const isEnglish = /[a-z]/i.test(names[0] ?? '')
    const articles = names.map((name, n) =>
      anArticle(
        `Summit ${n}`,
        isEnglish ? { summary: `About ${name} now.` } : { summary_translated: { [language]: `${name} अब` } },
      ),
    )
    await published(app, '2026-02-01', [], { articles })
    for (const query of names.flatMap((name) => [name, name.toLowerCase()])) {
      const { data } = await find(query)
      const first = data.slice(0, names.length)
      expect([query, first.map(({ title }: { title: string }) => title).sort()]).toEqual([
        query,
        names.map((_, n) => `Summit ${n}`),
      ])
      const unmarked = first.filter(({ snippet }: { snippet: string }) => !snippet.includes('<mark>'))
      expect([query, unmarked]).toEqual([query, []])
    }
  })
})

test('articles that were indexed in the spelling of their writer are indexed again after an upgrade', async () => {
  await published(app, '2026-02-01', [], { articles: [anArticle('Ties', { summary_translated: { hi: 'भारत के सम्बन्ध' } })] })
  await sql`update article_search set words_version = 1, whole = $$'सम्बन्ध':1$$::tsvector, head = $$'सम्बन्ध':1$$::tsvector
    where whole @@ to_tsquery('simple', 'संबंध')`.execute(app.db)
  expect(await titles('संबंध')).toEqual([])
  await indexOutdatedArticles(app.db, new AbortController().signal)
  expect([await titles('संबंध'), await titles('सम्बन्ध')]).toEqual([['Ties'], ['Ties']])
  expect((await app.db.selectFrom('article_search').where('words_version', '<', 2).selectAll().execute()).length).toBe(0)
})

test('a typo in a word of an article is corrected, also when the process that stored the article was killed before it added its words', async () => {
  await published(app, '2026-02-01', [], { articles: [anArticle('Ties', { summary: 'About xylophones.' })] })
  await sql`delete from search_words where word = 'xylophones'`.execute(app.db)
  await sql`update article_search set words_version = 0 where whole @@ to_tsquery('simple', 'xylophones')`.execute(app.db)
  expect(await titles('xylofones')).toEqual([])
  await app.runSchedule('index-articles')
  expect(await titles('xylofones')).toEqual(['Ties'])
})

test('words are letters with their marks in any script, without punctuation', () => {
  expect(wordsOf('“संविधान।” GDP-linked C++ அரசியல்')).toEqual(['संविधान', 'gdp', 'linked', 'c', 'அரசியல்'])
  expect(wordsOf('ज\u093cमीन')).toEqual(wordsOf('ज़मीन'))
})
