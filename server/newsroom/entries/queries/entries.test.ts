import { describe, expect, test } from 'vitest'
import { entries } from '#contract/newsroom/entries.ts'
import { articles } from '#contract/reading/articles.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { CHART, FLOW, TABLE } from '#tests/support/fixtures/diagrams.ts'
import { DAY, newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const room = newsroomCalls(app)

const IN_ALL = { en: 'A', hi: 'अ', ta: 'அ' }
const WITH_SOURCES = {
  sources: [{ title: 'An Act', publisher: 'Gazette of India', kind: 'act', date: '2026-01-02', url: 'https://example.org/act' }],
  facts: [
    { sentence: 'It has nine sections.', value: '9', source: 0, date: '2026-01-02', translated: { hi: 'इसमें नौ धाराएँ हैं।' } },
  ],
  since_then: [{ date: '2026-01-10', text: 'It came into force.', source: 0 }],
  study_with: [{ kind: 'act', text: 'The Act, section 3', translated: { ta: 'பிரிவு 3' } }],
  watch: [{ date: '2026-12-31', text: 'The rules are due.' }],
  mains_model_answers: [
    {
      question: 'Discuss.',
      answer: 'Text.',
      value_box: [1, 2, 3].map((n) => ({ kind: 'judgment', text: `Holding ${n}`, source: 0, paragraph: `paragraph ${n}` })),
      sketch: { ...FLOW, source: 0 },
    },
  ],
  asked_before: [{ year: 2020, paper: 'GS2', question: 3, theme: 'Acts and rules' }],
  figures: [
    {
      kind: 'map',
      area: 'india',
      points: [{ label: IN_ALL, latitude: 12.5, longitude: 77.25 }],
      after: 'past',
      alt: IN_ALL,
      caption: IN_ALL,
      source: 0,
    },
    ...[TABLE, FLOW, CHART].map((figure) => ({ ...figure, after: 'present' })),
  ],
}

describe('the sources, facts, later events, earlier questions, figures, study links, dates and value boxes of an article', () => {
  test('go round through upload, payload, edit, reader, replacement and restore', async () => {
    const article = anArticle('Budget', WITH_SOURCES)
    const { entry_id, article_ids } = (await room.upload({ publication_date: DAY, articles: [article] })).json().data
    const { payload } = await room.detail(entry_id)
    expect(payload.articles[0]).toMatchObject(WITH_SOURCES)
    const reader = await app.person('pro')
    const shown = async () => (await app.call(articles.read, { as: reader, params: { articleId: article_ids[0] } })).json().data
    expect(await shown()).toMatchObject(WITH_SOURCES)
    const again = { publication_date: DAY, articles: payload.articles, replace: true }
    expect((await room.uploadAgain(again)).json().data.revision).toBe(1)
    const edited = { ...payload.articles[0], since_then: [] }
    const edit = { article: edited, expected_revision: 1 }
    const reply = await app.call(entries.editArticle, {
      as: room.admin,
      params: { articleId: article_ids[0] },
      body: edit as never,
    })
    expect(reply.statusCode).toBe(200)
    expect((await room.history(entry_id))[0]?.changes[0]?.fields).toEqual(['since_then'])
    expect((await shown()).since_then).toEqual([])
    const restore = { revision: 1, expected_revision: 2 }
    await app.call(entries.restore, { as: room.admin, params: { entryId: entry_id }, body: restore })
    expect(await shown()).toMatchObject(WITH_SOURCES)
  })

  test('that are unknown are named in the comparison', async () => {
    room.admin = await app.person('admin')
    const source = { ...WITH_SOURCES.sources[0], author: 'Somebody' }
    const body = { publication_date: DAY, articles: [anArticle('Budget', { ...WITH_SOURCES, sources: [source] })] }
    const { data } = (await app.call(entries.compare, { as: room.admin, body })).json()
    expect(data.warnings).toEqual([
      { path: 'articles[0].sources[0].author', message: 'This field is unknown and will be ignored' },
    ])
    expect(data.preview[0]).toMatchObject(WITH_SOURCES)
  })
})

describe('the dates that have passed', () => {
  const watch = (...dates: string[]) => dates.map((date) => ({ date, text: `Due on ${date}` }))
  const since_then = [{ date: '2026-01-10', text: 'It came into force.', source: 0 }]
  const { sources } = WITH_SOURCES
  const passed = async () => (await app.call(entries.passedDates, { as: room.admin })).json().data

  test('are those of published articles with nothing added on or after them, latest first, by the day in India', async () => {
    const articles = [
      anArticle('Open', { watch: watch('2026-01-05', '2026-01-13', '2026-01-14', '2026-01-15') }),
      anArticle('Followed up', { sources, since_then, watch: watch('2026-01-10') }),
      anArticle('Partly', { sources, since_then, watch: watch('2026-01-10', '2026-01-11') }),
      anArticle('Without'),
    ]
    const { entry_id, article_ids } = (await room.upload({ publication_date: '2026-01-02', articles })).json().data
    app.now = new Date('2026-01-14T18:00:00Z')
    const found = await passed()
    expect(found.map(({ title, date }: { title: string; date: string }) => `${title} ${date}`)).toEqual([
      'Open 2026-01-13',
      'Partly 2026-01-11',
      'Open 2026-01-05',
    ])
    const place = { entry_id, article_id: article_ids[0], title: 'Open', publication_date: '2026-01-02' }
    expect(found[0]).toEqual({ ...place, date: '2026-01-13', text: 'Due on 2026-01-13' })
    app.now = new Date('2026-01-14T19:00:00Z')
    expect(await passed()).toHaveLength(4)
    await room.setStatus(entry_id, { status: 'draft', expected_revision: 1 })
    expect(await passed()).toEqual([])
  })
})
